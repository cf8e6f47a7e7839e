-- How an order is paid and shipped. Older orders are paid by card and shipped by GIG Logistics.
ALTER TABLE orders
  ADD COLUMN payment_method text NOT NULL DEFAULT 'card',
  ADD COLUMN shipping_option text NOT NULL DEFAULT 'gig_logistics';
-- NOT VALID: the default of every older order fits.
ALTER TABLE orders
  ADD CONSTRAINT orders_payment_method_check
    CHECK (payment_method IN ('card', 'bank_transfer', 'nkm_point', 'cash_on_delivery')) NOT VALID,
  ADD CONSTRAINT orders_shipping_option_check
    CHECK (shipping_option IN ('standard', 'rabitlala', 'gig_logistics')) NOT VALID;
