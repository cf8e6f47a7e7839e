import type { Platform } from '@nkm/platform';
import { shrinkPhoto } from '@nkm/ui';
import { messages } from './messages';
import { showChanges } from './save-profile';

type Needs = Pick<Platform, 'api' | 'session' | 'toast'>;

/** Uploads the photo, at most 100 KB (ACC-CALL-008, `POST /users/avatar`). Rejects with `ApiError`. */
export async function uploadPhoto(platform: Needs, photo: File): Promise<void> {
  await platform.api.post('/users/avatar', { avatar: await shrinkPhoto(photo) });
  platform.toast('success', messages.photo.saved);
  await showChanges(platform);
}

/** Our addition `avatar-removal`. Rejects with `ApiError`. */
export async function removePhoto(platform: Needs): Promise<void> {
  await platform.api.delete('/users/avatar');
  platform.toast('success', messages.photo.removed);
  await showChanges(platform);
}
