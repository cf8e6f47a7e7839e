-- Who runs a job. A lease that is not renewed ends by the clock of the database; each new holder has a higher fence, and
-- the statements of an earlier one are refused.
ALTER TABLE job_runs
  ADD COLUMN lease_until timestamptz,
  ADD COLUMN fence bigint NOT NULL DEFAULT 0,
  ADD COLUMN holder text;
