-- The versions of the slices with which an order was placed, so that paid orders can be compared between the versions of
-- a rollout. The API of the release before leaves the column empty.
ALTER TABLE orders ADD COLUMN slice_versions text CHECK (length(slice_versions) <= 1000);
