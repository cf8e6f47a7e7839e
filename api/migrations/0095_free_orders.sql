-- A coupon can pay for a whole order. Its payment of nothing stands for the result page and for refunds.
ALTER TABLE payment_attempts DROP CONSTRAINT payment_attempts_amount_kobo_check;
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_amount CHECK (amount_kobo >= 0) NOT VALID;
