/** Of the links between the pages of deals; a file of its own, because those of the flash deals are many bytes. */
export const messages = { more: 'More deals' } as const;
