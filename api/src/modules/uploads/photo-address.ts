/** Address of a photo at the shop, which passes `/api` on to the API. */
export const toPhotoAddress = (id: string): string => `/api/photos/${id}.webp`;
