/** Reviews, votes, questions and seller ratings (spec 1 §4, §7, spec 2 §3, §7). */
export { reviewsModule } from './module';
export { reviewsPersonalData } from './personal-data';
export { ratingsBy } from './ratings-by';
