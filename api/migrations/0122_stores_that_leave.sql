-- When the owner of a store deleted the account; null: the store is open. Its page answers 410 then.
ALTER TABLE vendors ADD COLUMN closed_at timestamptz;
-- Stores that an earlier release closed: without owner and description, and with no product that is not removed.
UPDATE vendors v SET closed_at = now()
WHERE v.user_id IS NULL AND v.about = '' AND v.name = v.store_name AND v.avatar_key IS NULL
  AND EXISTS (SELECT FROM products p WHERE p.vendor_id = v.id)
  AND NOT EXISTS (SELECT FROM products p WHERE p.vendor_id = v.id AND p.status <> 'removed');

-- Removed only until the seller, who has deactivated the account, comes back; null: not so.
ALTER TABLE products ADD COLUMN paused_at timestamptz;

ALTER TABLE orders DROP CONSTRAINT orders_cancel_reason_check;
ALTER TABLE orders
  ADD CONSTRAINT orders_cancel_reason_check CHECK (
    cancel_reason IN ('shopper', 'unpaid', 'sold out', 'account deleted', 'not delivered', 'store closed')
  ) NOT VALID;
