-- The name of a shopper in Latin letters, for invoices whose font lacks the letters of the name. Null: not given.
ALTER TABLE users ADD COLUMN latin_name text;
