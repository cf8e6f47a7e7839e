-- An unpaid order can change its way to pay.

-- Cash on Delivery confirms it at once.
INSERT INTO allowed_transitions (entity, from_status, to_status) VALUES ('order', 'Uncompleted', 'Confirmed');

-- The way to pay of the attempt, because the order can have another one since. Null: that of the order.
ALTER TABLE payment_attempts ADD COLUMN payment_method text;

-- `way changed`: the payment of an earlier way arrived, and the order does not cost this amount, or not there.
ALTER TABLE refunds DROP CONSTRAINT refunds_reason_check;
ALTER TABLE refunds ADD CONSTRAINT refunds_reason_check CHECK (reason IN (
  'already paid', 'sold out', 'wrong amount', 'account deleted', 'order cancelled', 'way changed',
  'lines cancelled', 'parcel lost', 'parcel returned', 'goods returned')) NOT VALID;
