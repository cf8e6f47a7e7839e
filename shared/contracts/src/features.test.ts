import { hasFeature } from './features';

describe('a feature of level 1', () => {
  it.each([
    ['is missing on a server without levels', {}, false],
    ['is missing on a server with only the documented calls', { api: 0 }, false],
    ['is there on a server of this level', { api: 1 }, true],
    ['is there on a server of a later level', { api: 2 }, true],
  ])('%s', (_title, settings, there) => expect(hasFeature(settings, 'facets')).toBe(there));
});
