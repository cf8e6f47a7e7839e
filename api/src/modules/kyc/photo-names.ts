/** The pictures of an application, by the name under which the uploads store them. */
export const KYC_PHOTOS = ['bank-statement', 'government-id'] as const;
export type KycPhoto = (typeof KYC_PHOTOS)[number];

export const photoName = (userId: number, photo: KycPhoto): string => `kyc:${userId}:${photo}`;

export const photosOfApplication = (userId: number): string[] => KYC_PHOTOS.map((photo) => photoName(userId, photo));
