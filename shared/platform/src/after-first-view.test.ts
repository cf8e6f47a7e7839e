import { afterFirstView } from './after-first-view';

function waiting() {
  const done = jest.fn();
  void afterFirstView().then(done);
  return done;
}

describe('work after the first view', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits until the reserved time is over', async () => {
    const done = waiting();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(['pointerdown', 'keydown', 'click'])(
    'comes with the first %s: a navigation would wait for it',
    async (touch) => {
      const done = waiting();
      window.dispatchEvent(new Event(touch));
      await jest.advanceTimersByTimeAsync(0);
      expect(done).toHaveBeenCalledTimes(1);
    },
  );
});
