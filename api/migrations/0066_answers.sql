-- The answer of a store to an inquiry, which the shop mails. Null: open, or answered by mail.
ALTER TABLE store_inquiries ADD COLUMN answer text, ADD COLUMN answered_at timestamptz;
