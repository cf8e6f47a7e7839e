import type { ApiClient } from './api-client';

/** The same client for calls that never show the loading overlay, unless one says otherwise. */
export function inBackground(api: ApiClient): ApiClient {
  const background = true;
  return {
    get: (path, options) => api.get(path, { background, ...options }),
    post: (path, body, options) => api.post(path, body, { background, ...options }),
    patch: (path, body, options) => api.patch(path, body, { background, ...options }),
    delete: (path, options) => api.delete(path, { background, ...options }),
  };
}
