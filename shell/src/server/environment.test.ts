/** @jest-environment node */
import { readEnvironment } from './environment';

describe('settings of the shell', () => {
  it('derives addresses from PORT', () => {
    expect(readEnvironment({ PORT: '4000' }, '/project')).toMatchObject({
      port: 4000,
      apiBaseUrl: 'http://localhost:4001',
      publicUrl: 'http://localhost:4000',
      sliceTimeoutMs: 10_000,
      trustProxy: ['127.0.0.0/8', '::1/128'],
    });
  });

  it('reads the trusted proxies', () => {
    const { trustProxy } = readEnvironment({ TRUST_PROXY: '10.0.0.7, 2001:db8::/32' }, '/project');
    expect(trustProxy).toEqual(['10.0.0.7', '2001:db8::/32']);
    expect(() => readEnvironment({ TRUST_PROXY: 'everybody' }, '/project')).toThrow('TRUST_PROXY must be');
  });

  it('mails alerts only with a mail server', () => {
    const mailed = { ALERT_MAIL_TO: 'ada@nkm.example' };
    expect(() => readEnvironment(mailed, '/project')).toThrow('ALERT_MAIL_TO needs SMTP_URL');
    const { alerts } = readEnvironment({ ...mailed, SMTP_URL: 'smtp://mail.example' }, '/project');
    expect(alerts).toMatchObject({ mailTo: 'ada@nkm.example', smtpUrl: 'smtp://mail.example' });
  });

  it('lists all faults in one error', () => {
    const read = () => readEnvironment({ PORT: 'eighty', API_BASE_URL: 'ftp://x', SLICE_TIMEOUT_MS: '-1' }, '/project');
    expect(read).toThrow(/3 fault\(s\)[\s\S]*PORT[\s\S]*API_BASE_URL[\s\S]*SLICE_TIMEOUT_MS/);
  });
});
