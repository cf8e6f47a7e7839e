/** Newsletter subscriptions (spec 1 §5, §7). */
export { newsletterModule } from './module';
export { subscribeWithin } from './subscribe';
