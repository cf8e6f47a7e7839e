/** `cache-control` of a file whose address names its content. */
export const FOREVER = 'public, max-age=31536000, immutable';
