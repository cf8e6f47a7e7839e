import { solve } from './captcha-frame';

const FRAME = { frame: '/api/captcha/frame' };

function open(challenge: unknown = FRAME) {
  const place = document.body.appendChild(document.createElement('div'));
  const controller = new AbortController();
  const onAsk = jest.fn();
  const token = solve(challenge, controller.signal, { place, onAsk });
  token.catch(() => undefined);
  const frame = place.querySelector('iframe')!;
  const tell = (captcha: object, from: Partial<MessageEventInit> = {}) =>
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { captcha },
        origin: location.origin,
        source: frame.contentWindow,
        ...from,
      }),
    );
  return { place, frame, token, tell, onAsk, controller };
}

describe('ACC-RULE-014 the captcha of a third party', () => {
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it('appears in a named frame of our own origin, and gives its token to the form', async () => {
    const { frame, tell, token, onAsk } = open();
    expect(frame.src).toBe(`${location.origin}/api/captcha/frame`);
    expect(frame.title).toBe('Confirm that you are human');
    tell({ ready: true, height: 80 });
    expect(onAsk).toHaveBeenCalledTimes(1);
    tell({ height: 100_000 });
    expect(frame.height).toBe('700');
    tell({ token: 'good', height: 80 });
    expect(await token).toBe('good');
    expect(frame.isConnected).toBe(true);
  });

  it('ignores messages of other windows and origins', async () => {
    const { tell, token } = open();
    tell({ token: 'forged' }, { origin: 'https://evil.example' });
    tell({ token: 'forged' }, { source: window });
    tell({ token: 'good' });
    expect(await token).toBe('good');
  });

  it('fails when the script fails, the task expires, or nothing appears in time', async () => {
    for (const report of [{ failed: true }, { expired: true }]) {
      const { tell, token, frame } = open();
      tell(report);
      await expect(token).rejects.toThrow(/third party/);
      expect(frame.isConnected).toBe(false);
    }
    jest.useFakeTimers();
    const { token } = open();
    jest.advanceTimersByTime(20_000);
    await expect(token).rejects.toThrow(/third party/);
  });

  it('waits for the shopper once it has appeared', async () => {
    jest.useFakeTimers();
    const { tell, token } = open();
    tell({ ready: true });
    jest.advanceTimersByTime(300_000);
    tell({ token: 'late' });
    expect(await token).toBe('late');
  });

  it('leaves with the form', async () => {
    const { controller, token, place } = open();
    controller.abort();
    await expect(token).rejects.toMatchObject({ name: 'AbortError' });
    expect(place.childNodes).toHaveLength(0);
  });

  it.each([{ frame: 'https://evil.example/' }, { frame: 'javascript:alert(1)' }, {}, null])(
    'does not open %j',
    async (challenge) => {
      const { token, frame } = open(challenge);
      await expect(token).rejects.toThrow(/cannot be shown/);
      expect(frame).toBeNull();
    },
  );
});
