import { contentSecurityPolicy } from './security-headers';

it('ACC-RULE-014 the policy of a page allows frames only with a captcha of a third party, and only our own', () => {
  expect(contentSecurityPolicy([])).not.toContain('frame-src');
  const opened = contentSecurityPolicy([], { framesCaptcha: true });
  expect(opened.replace("frame-src 'self'; ", '')).toBe(contentSecurityPolicy([]));
});
