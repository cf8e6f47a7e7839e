/** @jest-environment node */
import { readTrustProxy } from './common-settings';
import { SettingReader } from './setting-reader';

describe('the reader of settings', () => {
  it('collects the definition of each setting, whether it is set or not', () => {
    const read = new SettingReader({ WAIT_MS: '20' });
    expect(read.integer('WAIT_MS', 10, 1, 60, { what: 'time to wait', unit: 'ms' })).toBe(20);
    read.oneOf('MODE', ['slow', 'quick'], 'slow', 'how to wait');
    expect(read.settings).toEqual([
      { name: 'WAIT_MS', what: 'time to wait', fallback: '10', unset: null, values: '1 to 60', unit: 'ms' },
      { name: 'MODE', what: 'how to wait', fallback: 'slow', unset: null, values: '`slow`, `quick`', unit: null },
    ]);
  });

  it('collects the faults of all settings and goes on with the defaults', () => {
    const read = new SettingReader({ PORT: 'eighty', TRUST_PROXY: 'everybody' });
    expect(read.integer('PORT', 3000, 1, 65_535, 'port')).toBe(3000);
    expect(readTrustProxy(read)).toEqual(['127.0.0.0/8', '::1/128']);
    expect(read.faults).toEqual([
      'PORT must be a whole number from 1 to 65535.',
      'TRUST_PROXY must be a comma-separated list of IP addresses and CIDR ranges.',
    ]);
  });
});
