/** States, local government areas and pickup stations (spec 2 §7). */
export { locationsModule } from './module';
export { locationsPersonalData } from './personal-data';
