import { aCartItem } from '@nkm/testing';
import { afterSending, joinSelection, selectionChange, sentOf } from './join-selection';

const line = (id: number, selected: boolean | null) => ({ ...aCartItem({ id: id + 40, product: { id } }), selected });

describe('joining the selection of a device with the one on the server', () => {
  it.each([
    ['nothing was sent yet, and the server knows nothing: the device decides', ['1'], {}, null, true],
    ['both have one without a common past: selected here', ['1'], {}, false, true],
    ['both have one without a common past: selected there', [], {}, true, true],
    ['another device has selected it since then', [], { 1: false }, true, true],
    ['another device has unselected it since then', ['1'], { 1: true }, false, false],
    ['this device has selected it and could not send it', ['1'], { 1: false }, false, true],
    ['this device has unselected it and could not send it', [], { 1: true }, true, false],
  ])('%s', (_what, local, sent, there, expected) => {
    expect(joinSelection(local, sent, [line(1, there)])).toEqual(expected ? ['1'] : []);
  });

  it('keeps what it knows of lines outside the cart', () => {
    expect(joinSelection(['9'], {}, [line(1, true)])).toEqual(['9', '1']);
  });

  it('names the stored lines that differ, and none once they are sent', () => {
    const cart = [line(1, true), line(2, false), line(3, null), { ...line(4, null), id: 0 }];
    const local = ['2', '3', '4'];
    expect(selectionChange(local, sentOf(cart), cart)).toEqual({ selected: [42, 43], unselected: [41] });
    expect(selectionChange(local, afterSending(local, sentOf(cart), cart), cart)).toBeNull();
  });
});
