/** Cancelling products of paid orders: shoppers request it, staff decide. */
export { cancellationsModule } from './module';
export { cancellationsPersonalData } from './personal-data';
export { refusalsOf } from './refusals-of';
export { requestCancellation } from './request-cancellation';
