import { outlineRegions } from './outline-regions';

const times = {
  of: (_slice: string, version: string) => (version === '1.0.0' ? [{ part: 'page shop', ms: 211.6 }] : []),
  end: () => undefined,
};
const labels = () =>
  [...document.querySelectorAll('[data-slice]')].map((region) => region.getAttribute('data-outline-label'));
const changes = () => new Promise((resolve) => setTimeout(resolve));

describe('lines around the slices', () => {
  afterEach(() => (document.body.innerHTML = ''));

  it('name slice, version, part and load time, and follow the page', async () => {
    document.body.innerHTML = '<div data-slice="mfe-catalog" data-version="1.0.0" data-page="shop"></div>';
    const changed = jest.fn();
    const regions = outlineRegions(['mfe-catalog'], times, changed);
    expect(labels()).toEqual(['mfe-catalog 1.0.0 · page shop 212 ms']);
    expect(regions.isShown('mfe-catalog', '1.0.0')).toBe(true);

    document.body.innerHTML = '<div data-slice="mfe-catalog" data-version="1.1.0" data-widget="mini-cart"></div>';
    await changes();
    expect(labels()).toEqual(['mfe-catalog 1.1.0 · widget mini-cart']);
    expect(regions.isShown('mfe-catalog', '1.0.0')).toBe(false);
    expect(changed).toHaveBeenCalledTimes(1);
    regions.end();
  });

  it('leave no traces', async () => {
    document.body.innerHTML = '<div data-slice="mfe-catalog" data-version="1.0.0" data-page="shop"></div>';
    const before = document.documentElement.outerHTML;
    const changed = jest.fn();
    outlineRegions(['mfe-catalog'], times, changed).end();
    expect(document.documentElement.outerHTML).toBe(before);
    document.body.append('more');
    await changes();
    expect(changed).not.toHaveBeenCalled();
  });
});
