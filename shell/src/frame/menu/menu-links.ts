const linksOf = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('a')];

/** The first-level links in document order. */
export const categoryLinks = (panel: ParentNode): HTMLElement[] =>
  linksOf(panel).filter(({ dataset }) => dataset.category !== undefined);

/** The category index of a first-level link; null for any other target. */
export function categoryIndexOf(target: EventTarget | null): number | null {
  const link = (target as Element | null)?.closest<HTMLElement>('[data-category]');
  return link ? Number(link.dataset.category) : null;
}

/** The links beside an element's category, by column. */
export const columnsBeside = (element: Element): HTMLElement[][] =>
  [...(element.closest('[data-item]')?.querySelectorAll('[data-column]') ?? [])].map(linksOf);
