import type { CartItem } from '@nkm/contracts';
import { ApiError, STORAGE_KEYS } from '@nkm/platform';
import { aCartItem, aCartProduct, type Answers, aUser } from '@nkm/testing';
import { waitFor } from '@testing-library/react';
import { serverLists } from '../../test/server-lists';
import { settled, startShopping } from '../../test/start-shopping';
import { selectInStorage, writeSelection } from '../selection/keep-selection';

const dress = aCartProduct({ id: 1, title: 'Ankara dress', quantity: 3 });
const lamp = aCartProduct({ id: 2, title: 'Solar lamp', quantity: 5 });
const ofServer = (id: number, product: typeof dress, selected: boolean | null): CartItem => ({
  ...aCartItem({ id, product }),
  selected,
});

/** A server that stores the selection. */
function aServer(cart: CartItem[]) {
  const server = serverLists([dress, lamp], { cart });
  const answers: Answers = {
    'PATCH /cart/selection': ({ body }) => {
      const { selected, unselected } = body as { selected: number[]; unselected: number[] };
      for (const line of server.lists.cart) {
        if (selected.includes(line.id)) line.selected = true;
        if (unselected.includes(line.id)) line.selected = false;
      }
      return { data: server.lists.cart };
    },
    ...server.answers, // after the call whose path also has the form of PATCH /cart/:id
  };
  return { answers, selection: () => server.lists.cart.map(({ id, selected }) => [id, selected]) };
}

/** @param selected the selection that the device has stored; null: none */
async function aDevice(answers: Answers, selected: string[] | null = []) {
  const device = await startShopping({ answers });
  if (selected) device.platform.storage.write(STORAGE_KEYS.selectedProducts, selected);
  device.platform.signIn(aUser());
  await settled();
  await settled();
  return {
    ...device,
    selection: () => JSON.parse(device.platform.storage.get(STORAGE_KEYS.selectedProducts)!) as string[],
    refresh: () => device.bus.send('cart.refresh', {}),
  };
}

describe('the selection of a signed-in shopper', () => {
  it('reaches the other devices', async () => {
    const server = aServer([ofServer(41, dress, null), ofServer(42, lamp, null)]);
    const phone = await aDevice(server.answers);
    writeSelection(phone.platform.storage, ['2']);
    await waitFor(() =>
      expect(server.selection()).toEqual([
        [41, false],
        [42, true],
      ]),
    );
    const laptop = await aDevice(server.answers);
    expect(laptop.selection()).toEqual(['2']);
  });

  it.each([null, false])('is everything on a device without a choice when the server has %s for all', async (there) => {
    const server = aServer([ofServer(41, dress, there), ofServer(42, lamp, there)]);
    const device = await aDevice(server.answers, null);
    expect(device.selection()).toEqual(['1', '2']);
    await waitFor(() =>
      expect(server.selection()).toEqual([
        [41, true],
        [42, true],
      ]),
    );
    writeSelection(device.platform.storage, []);
    await device.refresh();
    expect(device.selection()).toEqual([]);
    device.platform.storage.remove(STORAGE_KEYS.selectedProducts); // as after a payment
    await device.refresh();
    expect(device.selection()).toEqual([]);
  });

  it('is the one of the server on a device without a choice', async () => {
    const server = aServer([ofServer(41, dress, false), ofServer(42, lamp, true)]);
    expect((await aDevice(server.answers, null)).selection()).toEqual(['2']);
  });

  it('stays empty when a guest unselected everything before the sign-in', async () => {
    const server = aServer([ofServer(41, dress, null)]);
    expect((await aDevice(server.answers, [])).selection()).toEqual([]);
  });

  it('joins what the device selected as a guest', async () => {
    const server = aServer([ofServer(41, dress, false), ofServer(42, lamp, true)]);
    const device = await aDevice(server.answers, ['1']);
    expect(device.selection().toSorted()).toEqual(['1', '2']);
    await waitFor(() => expect(server.selection()[0]).toEqual([41, true]));
  });

  it('stays with the line that a guest bought now, also when the account had selected others', async () => {
    const server = aServer([ofServer(42, lamp, true)]);
    const device = await startShopping({ answers: server.answers });
    await device.bus.send('cart.add', { product: dress, quantity: 1, buyNow: true });
    device.platform.signIn(aUser());
    const selection = () => device.platform.storage.get(STORAGE_KEYS.selectedProducts);
    await waitFor(() => expect(device.cart().lines).toHaveLength(2));
    expect(selection()).toBe('["1"]');
    await waitFor(() => expect(server.selection()[0]).toEqual([42, false]));
    await device.bus.send('cart.refresh', {});
    expect(selection()).toBe('["1"]');
  });

  it('joins both sides when the guest has selected another line after buying one now', async () => {
    const server = aServer([ofServer(42, lamp, true)]);
    const device = await startShopping({ answers: server.answers });
    await device.bus.send('cart.add', { product: dress, quantity: 1, buyNow: true });
    writeSelection(device.platform.storage, ['1', '3']);
    device.platform.signIn(aUser());
    await waitFor(() => expect(device.cart().lines).toHaveLength(2));
    expect(JSON.parse(device.platform.storage.get(STORAGE_KEYS.selectedProducts)!)).toEqual(['3', '2', '1']);
  });

  it('takes a change of another device, and keeps its own that could not be sent', async () => {
    const server = aServer([ofServer(41, dress, true), ofServer(42, lamp, true)]);
    const device = await aDevice(server.answers);
    expect(device.selection().toSorted()).toEqual(['1', '2']);
    device.platform.answer({
      'PATCH /cart/selection': () => {
        throw new ApiError(0, 'Offline');
      },
    });
    writeSelection(device.platform.storage, ['2']);
    await waitFor(() => expect(device.called()).toContain('PATCH /cart/selection'));
    device.platform.answer(server.answers);
    await (await aDevice(server.answers)).refresh();
    await device.refresh();
    expect(device.selection()).toEqual(['2']);
    await waitFor(() => expect(server.selection()[0]).toEqual([41, false]));
  });

  it('keeps what another tab chose and sent while this one loaded the cart', async () => {
    const server = aServer([ofServer(41, dress, true), ofServer(42, lamp, true)]);
    const tab = await aDevice(server.answers);
    const { storage } = tab.platform;
    tab.platform.answer({
      'GET /cart': () => {
        const older = { data: [ofServer(41, dress, true), ofServer(42, lamp, true)] };
        storage.write(STORAGE_KEYS.selectedProducts, ['1']); // Buy Now in the other tab
        storage.write('selection-on-server', { 1: true, 2: false });
        return older;
      },
    });
    await tab.refresh();
    expect(tab.selection()).toEqual(['1']);
  });

  it('stays on the device with a server that stores none', async () => {
    const { answers } = serverLists([dress, lamp], { cart: [aCartItem({ id: 41, product: dress })] });
    const device = await aDevice(answers, ['1']);
    selectInStorage(device.platform.storage, aCartItem({ product: lamp }));
    await new Promise((resolve) => setTimeout(resolve, 0));
    await device.refresh();
    expect(device.selection()).toEqual(['1', '2']);
    expect(device.called()).not.toContain('PATCH /cart/selection');
  });
});
