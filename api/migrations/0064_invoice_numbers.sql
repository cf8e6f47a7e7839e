-- Numbers of invoices, gapless per vendor, given at payment. Invoices that were paid before get theirs with their first
-- document. The counter is a row: a payment that is rolled back gives its number back.
ALTER TABLE invoices ADD COLUMN number integer;
ALTER TABLE vendors
  -- Particulars on invoices; null: not known, so the document leaves them out.
  ADD COLUMN legal_name text,
  ADD COLUMN registration_number text,
  ADD COLUMN tax_number text;

CREATE TABLE invoice_numbers (
  vendor_id bigint PRIMARY KEY REFERENCES vendors (id),
  last integer NOT NULL CHECK (last > 0)
);

-- Gives a paid invoice its number, once.
CREATE FUNCTION number_invoice(invoice bigint, vendor bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  given integer;
BEGIN
  INSERT INTO invoice_numbers AS counter (vendor_id, last) VALUES (vendor, 1)
    ON CONFLICT (vendor_id) DO UPDATE SET last = counter.last + 1 RETURNING last INTO given;
  UPDATE invoices SET number = given WHERE id = invoice AND number IS NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'Invoice % has a number', invoice USING ERRCODE = 'unique_violation';
  END IF;
END
$$;

-- In the order of the vendors: payments of the same vendors wait for each other, and never in a circle.
CREATE FUNCTION number_paid_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid record;
BEGIN
  FOR paid IN
    SELECT after.id, after.vendor_id FROM new_rows after JOIN old_rows before ON before.id = after.id
    WHERE after.number IS NULL AND after.status = 'Paid' AND before.status = 'Uncompleted'
    ORDER BY after.vendor_id, after.id
  LOOP
    PERFORM number_invoice(paid.id, paid.vendor_id);
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER invoices_number AFTER UPDATE ON invoices REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION number_paid_invoices();

CREATE FUNCTION refuse_new_number() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Invoice % keeps its number', OLD.id USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER invoices_keep_number BEFORE UPDATE OF number ON invoices
  FOR EACH ROW WHEN (OLD.number IS NOT NULL AND NEW.number IS DISTINCT FROM OLD.number)
  EXECUTE FUNCTION refuse_new_number();
