-- Codes that still work beside the newest one: [{"code_hmac", "expires_at"}].
ALTER TABLE login_attempts ADD COLUMN earlier_codes jsonb NOT NULL DEFAULT '[]';
ALTER TABLE phone_verifications ADD COLUMN earlier_codes jsonb NOT NULL DEFAULT '[]';
ALTER TABLE deletion_requests ADD COLUMN earlier_codes jsonb NOT NULL DEFAULT '[]';
