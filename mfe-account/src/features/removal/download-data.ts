import type { Platform } from '@nkm/platform';

const FILE_NAME = 'my-data.json';
/** Milliseconds after which the browser has certainly begun to write the file. */
const WRITTEN_AFTER = 60_000;

/** Saves the shopper's data as a file (our addition, `GET /users/me/export`). Rejects with `ApiError`. */
export async function downloadData({ api }: Pick<Platform, 'api'>): Promise<void> {
  const { data } = await api.get<{ data: unknown }>('/users/me/export');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: FILE_NAME });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), WRITTEN_AFTER);
}
