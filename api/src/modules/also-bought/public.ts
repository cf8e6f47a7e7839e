/** Products that customers bought together. */
export { alsoBoughtModule } from './module';
export { alsoBoughtPersonalData } from './personal-data';
