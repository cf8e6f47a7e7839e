import { type BrowserReport, REPORTS_PATH } from '../../app/browser-report';
import { noteFault, tellFault, watchFaults } from './faults';
import { startReports } from '.';

/** An error of a file of a slice, as browsers describe it. */
function thrownIn(file: string, message = 'broken'): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n    at a (https://shop.example${file}:1:234)\n    at b (https://shop.example/assets/shell.0a.js:1:5)`;
  return error;
}
const CATALOG = '/slices/mfe-catalog/2.0.0/shop.0a1b2c3d.js';

const sent: [string, BrowserReport[]][] = [];
const reports = () => sent.flatMap(([, list]) => list);

beforeAll(() => {
  jest.useFakeTimers();
  navigator.sendBeacon = (address, body) =>
    sent.push([String(address), JSON.parse(body as string) as BrowserReport[]]) > 0;
  watchFaults();
});
beforeEach(() => {
  sent.splice(0);
  jest.spyOn(console, 'error').mockImplementation(); // React's way to tell
});
afterAll(() => jest.restoreAllMocks());

const unhandled = (error: unknown) => window.dispatchEvent(Object.assign(new Event('error'), { error }));

describe('the reporter of faults', () => {
  it('reports the faults of a document, those before its start first, each one once and together', () => {
    unhandled(thrownIn(CATALOG));
    startReports(() => '/shop');
    noteFault({ kind: 'load', cause: new Error('Loading chunk 7 failed'), slice: 'mfe-orders', version: '1.0.0' });
    unhandled(thrownIn(CATALOG));
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([
      [
        REPORTS_PATH,
        [
          {
            slice: 'mfe-catalog',
            version: '2.0.0',
            kind: 'error',
            route: '/shop',
            message: 'TypeError: broken',
            places: ['shop.0a1b2c3d.js:1:234'],
          },
          {
            slice: 'mfe-orders',
            version: '1.0.0',
            kind: 'load',
            route: '/shop',
            message: 'Error: Loading chunk # failed',
            places: [],
          },
        ],
      ],
    ]);
  });

  it('reports an error once, although React tells it before the boundary of its screen', () => {
    const cause = thrownIn(CATALOG, 'in a screen');
    tellFault('render')(cause, { componentStack: '' });
    noteFault({ kind: 'render', cause, slice: 'mfe-catalog', version: '2.0.0' });
    jest.advanceTimersByTime(1_000);
    expect(reports()).toMatchObject([{ kind: 'render', message: 'TypeError: in a screen' }]);
  });

  it('finds the slice of a hydration mismatch in the stack of components', () => {
    const components = `\n    at S (https://shop.example${CATALOG}?attempt=1:1:99)\n    at main`;
    tellFault('hydration')(new Error('Minified React error #418'), { componentStack: components });
    jest.advanceTimersByTime(1_000);
    expect(reports()).toMatchObject([
      { kind: 'hydration', slice: 'mfe-catalog', version: '2.0.0', places: ['shop.0a1b2c3d.js:1:99'] },
    ]);
  });

  it('tells nothing of a person, and nothing about code of others', () => {
    unhandled(thrownIn(CATALOG, 'GET /api/user?token=abc of ada@example.com, 08035550123 failed'));
    unhandled(thrownIn('/extension/content.js'));
    unhandled({ email: 'ada@example.com' });
    unhandled(null);
    window.dispatchEvent(new Event('pagehide'));
    expect(reports()).toHaveLength(1);
    expect(JSON.stringify(sent)).not.toMatch(/ada|0803|token|abc/);
  });

  it('stops after 20 different faults', () => {
    for (let turn = 0; turn < 40; turn += 1) unhandled(thrownIn(CATALOG, 'x'.repeat(turn)));
    jest.advanceTimersByTime(1_000);
    expect(reports().length).toBeLessThan(20);
    expect(sent.every(([, list]) => list.length <= 10)).toBe(true);
  });
});
