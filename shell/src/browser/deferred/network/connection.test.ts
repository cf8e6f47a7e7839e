import { createRequestWatch } from '../../../platform/request-watch';
import { type Connection, watchConnection } from './connection';

const browserSays = (onLine: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
};

/** A shop behind a network that the test can disconnect. */
function inShop() {
  const requests = createRequestWatch();
  const network = { up: true, probes: 0 };
  const probe = async () => {
    network.probes += 1;
    requests.noteReach(network.up);
    if (!network.up) throw new Error('nobody answered');
  };
  const said: Connection[] = [];
  watchConnection({ requests, probe }).subscribe((connection) => said.push(connection));
  return { requests, network, said };
}

describe('connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('is lost when the browser reports it, and back when the shop responds again', async () => {
    const { network, said } = inShop();
    network.up = false;
    browserSays(false);
    expect(said).toEqual(['online', 'offline']);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(said).toEqual(['online', 'offline']);
    network.up = true;
    browserSays(true);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(said).toEqual(['online', 'offline', 'back', 'online']);
  });

  it('is lost when requests fail although the browser reports a network; it checks again by itself', async () => {
    const { requests, network, said } = inShop();
    network.up = false;
    requests.noteReach(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['online', 'suspect', 'offline']);
    network.up = true;
    await jest.advanceTimersByTimeAsync(5_000);
    expect(said.at(-1)).toBe('back');
  });

  it('is not lost when one request is blocked', async () => {
    const { requests, network, said } = inShop();
    requests.noteReach(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(said).toEqual(['online', 'suspect', 'online']);
    expect(network.probes).toBe(1);
  });

  it('trusts a response more than the browser', async () => {
    const { requests, said } = inShop();
    browserSays(false);
    requests.noteReach(true);
    expect(said.at(-1)).toBe('back');
  });

  it('sends no checks while the tab is hidden', async () => {
    const { network } = inShop();
    network.up = false;
    browserSays(false);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    network.probes = 0;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(network.probes).toBe(0);
  });
});
