/** `gap` marks omitted pages. */
export type PageStep = number | 'gap';

/** Number of pages; at least one, so that an empty list still has a page (SHR-RULE-003). */
export function totalPages(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/** Limits a page number to 1 up to the number of pages. */
export function clampPage(page: number, pages: number): number {
  return Math.max(1, Math.min(Number.isFinite(page) ? Math.trunc(page) : 1, pages));
}

/** First page, last page and the neighbours of the current one; a gap never hides a single page. */
export function pageWindow(page: number, pages: number): PageStep[] {
  const steps: PageStep[] = [];
  for (let number = 1; number <= pages; number = nextShown(number, page, pages)) {
    const before = steps.at(-1);
    if (typeof before === 'number' && number - before === 2) steps.push(number - 1);
    else if (typeof before === 'number' && number - before > 2) steps.push('gap');
    steps.push(number);
  }
  return steps;
}

function nextShown(after: number, page: number, pages: number): number {
  if (after < page - 1) return page - 1;
  if (after <= page) return after + 1;
  return after < pages ? pages : pages + 1;
}
