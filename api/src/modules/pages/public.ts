/** Pages that the footer links to (spec 1 §7, spec 2 §7). */
export { pagesModule } from './module';
export { pagesPersonalData } from './personal-data';
export { readPages } from './read-pages';
export { writePage } from './write-page';
