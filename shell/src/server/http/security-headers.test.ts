import { contentSecurityPolicy } from './security-headers';

const PARTS = { start: { text: 'start()', hash: `'sha256-x'` }, styleHashes: [] };

it('ACC-RULE-014 the policy of a page allows frames only with a captcha of a third party, and only our own', () => {
  expect(contentSecurityPolicy(PARTS)).not.toContain('frame-src');
  const opened = contentSecurityPolicy({ ...PARTS, framesCaptcha: true });
  expect(opened.replace("frame-src 'self'; ", '')).toBe(contentSecurityPolicy(PARTS));
});
