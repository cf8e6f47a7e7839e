/** A shopper’s notifications (spec 2 §7). */
export { notificationsModule } from './module';
export { notificationsPersonalData } from './personal-data';
export { notify } from './notify';
