import { ApiError } from '@nkm/platform';
import { aCartProduct, aUser, createTestPlatform } from '@nkm/testing';
import { serverLists } from '../../test/server-lists';
import { settled } from '../../test/start-shopping';
import { startCartService } from './start-cart-service';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', quantity: 3 });

/** The service on a separate bus seat, as the shell runs it. */
async function aRunningService(answers = serverLists([dress]).answers) {
  const platform = createTestPlatform('mfe-cart-checkout', answers);
  const start = () => {
    const seat = platform.hostBus.seat({ owner: 'mfe-cart-checkout' });
    const stop = startCartService({ ...platform, bus: seat.bus });
    return () => {
      seat.release();
      stop();
    };
  };
  const stop = start();
  platform.signIn(aUser());
  await settled();
  await settled();
  return { platform, stop, start };
}

describe('a replaced service', () => {
  it('sends no more requests', async () => {
    const { platform, stop } = await aRunningService();
    const before = platform.calls.length;
    stop();
    window.dispatchEvent(new Event('online'));
    platform.hostBus.as('mfe-cart-checkout').emit('order.paid', { orderId: 1, reference: 'NKM-1' });
    await settled();
    expect(platform.calls).toHaveLength(before);
  });

  it('cancels its planned retries', async () => {
    const away = () => {
      throw new ApiError(503, 'Away');
    };
    const { platform, stop } = await aRunningService({ ...serverLists([dress]).answers, 'GET /cart': away });
    jest.useFakeTimers();
    try {
      window.dispatchEvent(new Event('online')); // fails again and plans a retry
      await jest.advanceTimersByTimeAsync(0);
      const before = platform.calls.length;
      stop();
      await jest.advanceTimersByTimeAsync(120_000);
      expect(platform.calls).toHaveLength(before);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves waiting commands to its successor', async () => {
    const { platform, stop, start } = await aRunningService();
    stop();
    const answer = platform.bus.send('cart.add', { product: dress, quantity: 1 });
    start();
    expect(await answer).toMatchObject({ outcome: 'added' });
    expect(platform.bus.current('cart')?.count).toBe(1);
  });
});
