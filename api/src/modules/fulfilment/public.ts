/** Packing and shipping of paid invoices, by vendors, couriers and staff. */
export { fulfilmentModule } from './module';
export { fulfilmentPersonalData } from './personal-data';
export { lockParcel, type Parcel } from './parcel';
export { type ShopperNews, tellShopper } from './tell-shopper';
