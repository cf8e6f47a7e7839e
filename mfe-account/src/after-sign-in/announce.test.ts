import { aUser } from '@nkm/testing';
import { announceSignIn } from './announce';

const ada = aUser();
const channels: FakeChannel[] = [];

class FakeChannel {
  said: unknown[] = [];
  isClosed = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    channels.push(this);
  }
  postMessage = (message: unknown) => void this.said.push(message);
  close = () => void (this.isClosed = true);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { BroadcastChannel: FakeChannel });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  jest.useRealTimers();
});

describe('a sign-in window that a provider has cut off from its opener', () => {
  it('ACC-RULE-008 waits for the answer of a page that is busy for seconds', async () => {
    const isReceived = announceSignIn(ada);
    const channel = channels.at(-1)!;
    expect(channel).toMatchObject({ name: 'nkm:sign-in', said: [{ type: 'nkm:signed-in', profile: ada }] });
    jest.advanceTimersByTime(4_000);
    channel.onmessage!({ data: { type: 'of another kind' } });
    expect(channel.isClosed).toBe(false);
    channel.onmessage!({ data: { type: 'nkm:sign-in-received' } });
    expect(await isReceived).toBe(true);
    expect(channel.isClosed).toBe(true);
  });

  it('goes on by itself when no page answers', async () => {
    const isReceived = announceSignIn(ada);
    jest.advanceTimersByTime(5_000);
    expect(await isReceived).toBe(false);
    expect(channels.at(-1)!.isClosed).toBe(true);
  });
});
