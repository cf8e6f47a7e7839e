export interface Article {
  /** Its own art; null uses the subcategory's. */
  art: string | null;
  /** Art on or beside its own, such as the motif of a game's cover. */
  badge: string | null;
  /** Empty for an article without a brand. */
  brand: string;
  title: string;
  naira: number;
}

/**
 * Parses `[art ]Brand|Rest of the title@naira`; the brand is `-` for an article without a brand in its title. The art is
 * an emoji, a drawing in brackets or a drawing with a badge: `👗`, `[solar-panel]`, `[game-case ⚽]`. Throws an Error for
 * any other form.
 */
export function parseArticle(line: string): Article {
  const match = /^(?:(\P{ASCII}+|\[[a-z-]+(?: \P{ASCII}+)?\]) )?([^|[\]]+)\|(.+)@(\d+)$/u.exec(line);
  if (!match) throw new Error(`Not an article: ${line}`);
  const [, prefix, brandOrDash = '', rest = '', naira] = match;
  const [art = null, badge = null] = prefix?.replace(/[[\]]/g, '').split(' ') ?? [];
  const brand = brandOrDash === '-' ? '' : brandOrDash;
  return { art, badge, brand, title: brand ? `${brand} ${rest}` : rest, naira: Number(naira) };
}

/** Title → slug: lower-case letters and digits with single hyphens, without accents, apostrophes and inch marks. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\u0300-\u036f'"’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
}
