/** @jest-environment node */
import type { ReleaseDocument } from '@nkm/contracts';
import { createVisitorReleases } from './visitor-releases';

const document: ReleaseDocument = {
  revision: 3,
  updated_at: '2026-01-15T09:00:00.000Z',
  slices: {
    'mfe-x': { stable: '1.1.0', previous: '1.0.0', candidate: null, percent: 0, salt: 's', set_by: 'nkm' },
  },
};
const preview = { slices: { 'mfe-x': '2.0.0' }, until: '2026-01-16T09:00:00.000Z' };

/** The store is empty, so each reading of a version is reported. */
function open() {
  const read: string[] = [];
  const store = { folder: '/nowhere', publicKeyFile: '/nowhere/key.pem' };
  const report = (slice: string, version: string) => void read.push(`${slice}@${version}`);
  return { read, releases: createVisitorReleases({ store, devSlice: null, report }) };
}

describe('the versions that a visitor gets', () => {
  it('are unknown before the first document', () => {
    const { releases } = open();
    expect(releases.canChoose()).toBe(false);
    expect(releases.setFor('ada', null)).toBeNull();
    expect(releases.runtimeFor('ada', preview)).toBeNull();
  });

  it('are those of the document, or the previewed ones without a fallback', () => {
    const { releases } = open();
    releases.chooseFrom(document);
    expect(releases.canChoose()).toBe(true);
    expect(releases.setFor('ada', null)?.slices).toEqual({ 'mfe-x': { version: '1.1.0', fallback: '1.0.0' } });
    expect(releases.setFor('ada', preview)?.slices).toEqual({ 'mfe-x': { version: '2.0.0', fallback: null } });
  });

  it('are read once for all visitors of a set, and again for the next document', () => {
    const { releases, read } = open();
    releases.chooseFrom(document);
    const first = releases.runtimeFor('ada', null);
    expect(releases.runtimeFor('bayo', null)).toBe(first);
    expect(read).toEqual(['mfe-x@1.1.0', 'mfe-x@1.0.0']);
    releases.begin({});
    expect(releases.runtimeFor('ada', null)).not.toBe(first);
    expect(read).toHaveLength(4);
  });
});
