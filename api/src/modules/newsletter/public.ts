/** Newsletter subscriptions. */
export { newsletterModule } from './module';
export { newsletterPersonalData } from './personal-data';
export { subscribeWithin } from './subscribe';
