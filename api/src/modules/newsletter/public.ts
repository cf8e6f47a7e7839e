/** Newsletter subscriptions (spec 1 §5, §7). */
export { newsletterModule } from './module';
export { newsletterPersonalData } from './personal-data';
export { subscribeWithin } from './subscribe';
