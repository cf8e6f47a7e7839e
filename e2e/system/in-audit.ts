/** Details of a test that only `npm run audit` runs, because quicker tests cover most of it. */
export const IN_AUDIT = { tag: '@audit' };

/** Details of a test that `npm test` runs for some cases, and the audit for all. */
export const inAuditUnless = (isOften: boolean): { tag?: string } => (isOften ? {} : IN_AUDIT);
