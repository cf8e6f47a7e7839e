/** A shopper’s notifications. */
export { notificationsModule } from './module';
export { notificationsPersonalData } from './personal-data';
export { notify } from './notify';
