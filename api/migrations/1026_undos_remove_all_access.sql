-- Undoing a change of the email removes passkeys and identities of any age. An older program still compares with
-- requested_at, so it removes all of them as well.
ALTER TABLE email_undos ALTER COLUMN requested_at SET DEFAULT 'epoch';
