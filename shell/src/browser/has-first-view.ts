/**
 * Whether the server wrote the page itself, or only the frame around it: then nothing waits for the first view, least
 * of all parts of the frame, because React shows the page only when it has taken over all of them.
 */
export const hasFirstView = (): boolean => document.querySelector('[data-page]') !== null;
