-- Orders paid with NKM coins: coins are held with the order, then spent or given back.

INSERT INTO coin_accounts (code) VALUES ('held'), ('spent');

INSERT INTO ledger_accounts (code, meaning) VALUES ('coins', 'Orders paid with NKM coins, at their price in naira');

ALTER TABLE refunds DROP CONSTRAINT refunds_method_check;
ALTER TABLE refunds
  -- What went back when the order was paid with coins.
  ADD COLUMN coins integer,
  ADD CONSTRAINT refunds_method_check CHECK (method IN ('provider', 'bank transfer', 'coins')) NOT VALID,
  ADD CONSTRAINT refunds_in_coins_say_how_many CHECK ((method = 'coins') = (coins IS NOT NULL)) NOT VALID,
  -- They go back with the refund itself: nothing is on its way.
  ADD CONSTRAINT refunds_in_coins_are_paid CHECK (method <> 'coins' OR (status = 'paid' AND coins >= 0)) NOT VALID;

CREATE OR REPLACE FUNCTION book_payment(paid orders) RETURNS void LANGUAGE sql AS $$
  SELECT book('payment:' || paid.id, paid.id, 'NGN', coalesce(paid.paid_at, now()), jsonb_build_object(
    CASE paid.payment_method WHEN 'nkm_point' THEN 'coins' ELSE 'provider' END, paid.amount_kobo,
    'coupons', paid.coupon_kobo, 'products', -paid.products_kobo,
    'delivery', -paid.delivery_kobo, 'gas', -paid.gas_kobo, 'tax', -paid.tax_kobo, 'gateway', -paid.gateway_kobo
  ));
$$;

CREATE OR REPLACE FUNCTION book_refund_paid(refund refunds) RETURNS void LANGUAGE sql AS $$
  SELECT book('refund paid:' || refund.id, refund.order_id, refund.currency, coalesce(refund.settled_at, now()),
    jsonb_build_object('refunds due', refund.amount_kobo,
      CASE refund.method WHEN 'provider' THEN 'provider' WHEN 'coins' THEN 'coins' ELSE 'bank' END,
      -refund.amount_kobo));
$$;
