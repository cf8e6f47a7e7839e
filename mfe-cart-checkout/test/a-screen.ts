/** The page is open on a screen with one column, or with two. */
export function aScreen(size: 'narrow' | 'wide'): void {
  const matches = size === 'wide';
  window.matchMedia = () => Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList;
}
