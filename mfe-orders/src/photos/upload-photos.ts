import type { Platform } from '@nkm/platform';
import { shrinkPhoto } from '@nkm/ui';

/**
 * POST /photos for each photo that is not stored yet. After a failure the next call sends only the missing ones.
 * @param stored ids of the photos that the server has; this function adds to it
 * @returns the ids in the order of the photos
 * @throws ApiError, 422 when the server cannot read a photo
 */
export async function uploadPhotos(
  { api }: Pick<Platform, 'api'>,
  photos: readonly File[],
  stored: Map<File, string>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const photo of photos) {
    const id = stored.get(photo) ?? (await upload(photo));
    stored.set(photo, id);
    ids.push(id);
  }
  return ids;

  async function upload(photo: File): Promise<string> {
    const { data } = await api.post<{ data: { id: string } }>('/photos', { photo: await shrinkPhoto(photo) });
    return data.id;
  }
}
