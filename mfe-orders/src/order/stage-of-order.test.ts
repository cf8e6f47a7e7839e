import type { PickupStage } from '@nkm/contracts';
import { anInvoice, anOrder } from '../../test/an-order';
import { stageOfOrder } from './stage-of-order';

const parcel = (stage?: PickupStage) => anInvoice({ status: 'Shipped', ...(stage && { stage }) });

describe('the stage of an order', () => {
  it('is that of its parcels when all that are Shipped are at their stations', () => {
    const invoices = [parcel('Ready for pickup'), parcel('Ready for pickup'), anInvoice({ status: 'Delivered' })];
    expect(stageOfOrder(anOrder({ status: 'Shipped', invoices }))).toBe('Ready for pickup');
  });

  it('is missing while a parcel is on its way, for another status, and from a server without stages', () => {
    const ready = parcel('Ready for pickup');
    expect(stageOfOrder(anOrder({ status: 'Shipped', invoices: [ready, parcel()] }))).toBeUndefined();
    expect(stageOfOrder(anOrder({ status: 'Packed', invoices: [ready] }))).toBeUndefined();
    expect(stageOfOrder(anOrder({ status: 'Shipped', invoices: [parcel()] }))).toBeUndefined();
  });
});
