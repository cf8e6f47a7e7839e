/** @jest-environment node */
import { createAvoidedVersions } from './avoided-versions';

const VERSIONS = [{ version: '2.0.0' }, { version: '1.0.0' }];
const usable = (avoided: ReturnType<typeof createAvoidedVersions>, routeId = 'shop') =>
  avoided.usable('x', routeId, VERSIONS).map(({ version }) => version);

describe('versions that a worker avoids', () => {
  it('never runs a version that ended a worker, even as the last choice', () => {
    const avoided = createAvoidedVersions();
    avoided.set({ never: ['x@2.0.0'], last: [] });
    expect(usable(avoided)).toEqual(['1.0.0']);
    avoided.set({ never: ['x@2.0.0', 'x@1.0.0'], last: [] });
    expect(usable(avoided)).toEqual([]);
  });

  it('runs a version that failed alone only as the last choice', () => {
    const avoided = createAvoidedVersions();
    avoided.set({ never: [], last: ['x@2.0.0'] });
    expect(usable(avoided)).toEqual(['1.0.0', '2.0.0']);
    avoided.set({ never: [], last: [] });
    expect(usable(avoided)).toEqual(['2.0.0', '1.0.0']);
  });

  it('skips one route of a version for ten seconds', () => {
    jest.useFakeTimers();
    const avoided = createAvoidedVersions();
    avoided.rest('x', '2.0.0', 'shop');
    expect(usable(avoided)).toEqual(['1.0.0']);
    expect(usable(avoided, 'home')).toEqual(['2.0.0', '1.0.0']);
    jest.advanceTimersByTime(10_001);
    expect(usable(avoided)).toEqual(['2.0.0', '1.0.0']);
    jest.useRealTimers();
  });
});
