/** @jest-environment node */
import { readEnvironment } from './environment';

describe('settings of the shell', () => {
  it('derives addresses from PORT', () => {
    expect(readEnvironment({ PORT: '4000' }, '/project')).toMatchObject({
      port: 4000,
      apiBaseUrl: 'http://localhost:4001',
      publicUrl: 'http://localhost:4000',
      sliceTimeoutMs: 10_000,
    });
  });

  it('names every fault at once', () => {
    const read = () => readEnvironment({ PORT: 'eighty', API_BASE_URL: 'ftp://x', SLICE_TIMEOUT_MS: '-1' }, '/project');
    expect(read).toThrow(/3 fault\(s\)[\s\S]*PORT[\s\S]*API_BASE_URL[\s\S]*SLICE_TIMEOUT_MS/);
  });
});
