/** A shopper’s notifications (spec 2 §7). */
export { notificationsModule } from './module';
export { notify } from './notify';
