/** Data that all pages share, in one answer (ours). */
export { frameModule } from './module';
export { framePersonalData } from './personal-data';
