-- A standard backup must be restorable. pg_dump and pg_restore work with an empty search_path, so a function that names
-- a table or another function without its schema fails while they load rows.

-- The generated column products.search_vector uses it. A schema in the name, because PostgreSQL inlines no function that
-- has a SET clause.
CREATE OR REPLACE FUNCTION search_text(text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_text(array_to_string($1, ' '))
$$;

-- All other functions find tables and functions of the shop under each search_path.
ALTER FUNCTION add_phrase_words() SET search_path = public, pg_temp;
ALTER FUNCTION book(text,bigint,text,timestamp with time zone,jsonb) SET search_path = public, pg_temp;
ALTER FUNCTION book_collection() SET search_path = public, pg_temp;
ALTER FUNCTION book_order() SET search_path = public, pg_temp;
ALTER FUNCTION book_payment(orders) SET search_path = public, pg_temp;
ALTER FUNCTION book_refund() SET search_path = public, pg_temp;
ALTER FUNCTION book_refund_due(refunds) SET search_path = public, pg_temp;
ALTER FUNCTION book_refund_paid(refunds) SET search_path = public, pg_temp;
ALTER FUNCTION cash_due(bigint) SET search_path = public, pg_temp;
ALTER FUNCTION check_collection() SET search_path = public, pg_temp;
ALTER FUNCTION check_ledger_entry() SET search_path = public, pg_temp;
ALTER FUNCTION limit_refund_lines() SET search_path = public, pg_temp;
ALTER FUNCTION limit_refunds() SET search_path = public, pg_temp;
ALTER FUNCTION limit_return_lines() SET search_path = public, pg_temp;
ALTER FUNCTION move_coins() SET search_path = public, pg_temp;
ALTER FUNCTION move_invoice() SET search_path = public, pg_temp;
ALTER FUNCTION move_invoice_line() SET search_path = public, pg_temp;
ALTER FUNCTION move_return() SET search_path = public, pg_temp;
ALTER FUNCTION number_invoice(bigint,bigint) SET search_path = public, pg_temp;
ALTER FUNCTION number_paid_invoices() SET search_path = public, pg_temp;
ALTER FUNCTION products_own_stock() SET search_path = public, pg_temp;
ALTER FUNCTION refresh_choices(bigint[]) SET search_path = public, pg_temp;
ALTER FUNCTION refresh_popular(integer,integer) SET search_path = public, pg_temp;
ALTER FUNCTION refresh_search_terms() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_coins() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_ledger_change() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_new_number() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_order_status() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_refund_change() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_transition() SET search_path = public, pg_temp;
ALTER FUNCTION refuse_uncollected_order() SET search_path = public, pg_temp;
ALTER FUNCTION search_sound(text) SET search_path = public, pg_temp;
ALTER FUNCTION variant_changed() SET search_path = public, pg_temp;
ALTER FUNCTION variants_written() SET search_path = public, pg_temp;
