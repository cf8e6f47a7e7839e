/** A row for the export: its day of creation as ISO 8601. */
export const dated = <Row extends { created_at: Date }>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
});
