/** Packing and shipping of paid invoices, by vendors, couriers and staff. */
export { fulfilmentModule } from './module';
export { fulfilmentPersonalData } from './personal-data';
export { lockParcel, type Parcel } from './parcel';
export {
  acceptsCode,
  type CodeWords,
  countWrongCode,
  demandCode,
  judgeCode,
  newStationCode,
  readTyped,
  REMIND_BEFORE_MS,
  type StationCode,
  wrongCodeText,
} from './station-codes';
export { type ShopperNews, tellShopper } from './tell-shopper';
