/** Products that customers bought together (spec 1 §2.11). */
export { alsoBoughtModule } from './module';
export { alsoBoughtPersonalData } from './personal-data';
