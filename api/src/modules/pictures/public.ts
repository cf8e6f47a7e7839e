/** Pictures of products and adverts, rendered on request. */
export { type ArtRecipe, type DrawArt, type Shape, SHAPES } from './art';
export { picturesModule } from './module';
export { picturesPersonalData } from './personal-data';
export type { FirstPictures, PicturesNeeds } from './pictures-needs';
export { openOriginal, pictureQueue } from './photographs/decoding';
export { hashOf, inspectPhotograph, type Original } from './photographs/inspect-photograph';
export { demandSize, PhotographError, type PictureHeader, readHeader, unlessDamaged } from './photographs/read-header';
export { QueueFullError } from './work-queue';
export { PhotographFolder, type PhotographStore } from './photographs/photograph-store';
export type { Focus } from './photographs/render-photograph';
export { type Photograph, savePhotograph } from './photographs/save-photograph';
export {
  mailedPicture,
  type OwnPicture,
  pictureAddress,
  pictureOf,
  PictureSchema,
  presentBanner,
  presentPicture,
  SharedPictureSchema,
  sharedPictureOf,
} from './present-picture';
export { encodeRendition } from './encode-rendition';
export type { PictureFormat } from './rendition';
