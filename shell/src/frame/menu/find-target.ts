import { categoryIndexOf, categoryLinks, columnsBeside } from './menu-links';
import { moveInMenu } from './move-in-menu';

/** The link of the open menu that a key moves to; undefined if the menu does not use the key. */
export function findTarget(panel: HTMLElement, link: HTMLElement, key: string): HTMLElement | undefined {
  const columns = columnsBeside(link);
  const index = categoryIndexOf(link);
  if (index !== null) return key === 'ArrowRight' ? columns[0]?.[0] : besideCategory(categoryLinks(panel), index, key);

  const column = columns.findIndex((links) => links.includes(link));
  const row = columns[column]?.indexOf(link) ?? 0;
  const place = moveInMenu(
    key,
    { column, row },
    columns.map(({ length }) => length),
  );
  if (place?.column === -1)
    return link.closest('[data-item]')?.querySelector<HTMLElement>('[data-category]') ?? undefined;
  return place ? columns[place.column]?.[place.row] : undefined;
}

/** Up and Down wrap around. */
function besideCategory(links: HTMLElement[], index: number, key: string): HTMLElement | undefined {
  const target = { ArrowDown: (index + 1) % links.length, ArrowUp: index - 1, Home: 0, End: -1 }[key];
  return target === undefined ? undefined : links.at(target);
}
