/** Reviews, votes, questions and seller ratings. */
export { reviewsModule } from './module';
export { reviewsPersonalData } from './personal-data';
export { ratingsBy } from './ratings-by';
