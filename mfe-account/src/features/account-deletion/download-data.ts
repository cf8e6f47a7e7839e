import type { Platform } from '@nkm/platform';
import { saveFile } from '@nkm/ui';

const FILE_NAME = 'my-data.json';

/** Saves the shopper's data as a file (our addition, `GET /users/me/export`). Rejects with `ApiError`. */
export async function downloadData({ api }: Pick<Platform, 'api'>): Promise<void> {
  const { data } = await api.get<{ data: unknown }>('/users/me/export');
  saveFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), FILE_NAME);
}
