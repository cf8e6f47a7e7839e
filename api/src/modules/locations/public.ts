/** States, local government areas and pickup stations. */
export { locationsModule } from './module';
export { locationsPersonalData } from './personal-data';
export { presentStation, readStations } from './read-stations';
export { PickupLocationSchema } from './schema';
