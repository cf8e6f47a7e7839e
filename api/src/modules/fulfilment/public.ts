/** Packing and shipping of paid invoices, by vendors, couriers and staff (spec 2 §3, §4). */
export { fulfilmentModule } from './module';
export { fulfilmentPersonalData } from './personal-data';
export { lockParcel, type Parcel } from './parcel';
