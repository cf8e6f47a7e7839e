/** Strings of the links between deal pages, separate so that these links do not load the flash deal strings. */
export const messages = { more: 'More deals' } as const;
