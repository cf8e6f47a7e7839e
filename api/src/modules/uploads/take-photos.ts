import type { App } from '../../platform/app';
import { readFile } from './read-photo';

/** The storefront sends at most 100 KB; another client can send a photo as a camera makes it. */
export const LARGEST_BODY = 8 * 1024 * 1024;

/** Lets the routes of this scope receive the file of one multipart field, as `request.body`. */
export function takePhotos(scope: App, field: string): void {
  scope.removeContentTypeParser('multipart/form-data');
  scope.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    async (request: { headers: Record<string, unknown> }, body: Buffer) =>
      readFile(String(request.headers['content-type']), body, field),
  );
}
