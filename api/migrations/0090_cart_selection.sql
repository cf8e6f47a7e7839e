-- Whether the shopper wants to order the line now; null: no device has told the server yet.
ALTER TABLE cart_lines ADD COLUMN selected boolean;
