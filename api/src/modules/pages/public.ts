/** Pages that the footer links to. */
export { pagesModule } from './module';
export { pagesPersonalData } from './personal-data';
export { readPages } from './read-pages';
export { writePage } from './write-page';
