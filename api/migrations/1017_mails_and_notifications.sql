-- Paths of the pictures in a mail, in the order of the lines of its lists; null for a line without a picture.
ALTER TABLE outbox ADD COLUMN pictures jsonb;

ALTER TABLE notifications
  -- The page of the shop that it speaks of. Null: none.
  ADD COLUMN path text,
  -- The parcel or return that it speaks of. A newer unread notification about it replaces this one. Null: stays.
  ADD COLUMN about text;
