const linksOf = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('a')];

/** The links of the first level, in their order. */
export const categoryLinks = (panel: ParentNode): HTMLElement[] =>
  linksOf(panel).filter(({ dataset }) => dataset.category !== undefined);

/** Number of the category that a link of the first level stands for; null for anything else. */
export function categoryIndexOf(target: EventTarget | null): number | null {
  const link = (target as Element | null)?.closest<HTMLElement>('[data-category]');
  return link ? Number(link.dataset.category) : null;
}

/** The links beside the category to which an element belongs, column by column. */
export const columnsBeside = (element: Element): HTMLElement[][] =>
  [...(element.closest('[data-item]')?.querySelectorAll('[data-column]') ?? [])].map(linksOf);
