/** Photos that shoppers upload. */
export { encodePhoto, type Photo } from './encode-photo';
export { claimUploads, photosOf } from './claim-uploads';
export { uploadsModule } from './module';
export { uploadsPersonalData } from './personal-data';
export { insertUpload } from './insert-upload';
export { photoFileOf } from './photo-file-of';
export { releasePhotos, replacePhoto } from './replace-photo';
export { LARGEST_BODY, takePhotos } from './take-photos';
