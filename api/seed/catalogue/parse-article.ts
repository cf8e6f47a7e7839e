export interface Article {
  /** Emoji of its own, or null: the shelf's art in turn. */
  emoji: string | null;
  /** Empty for an article without a brand. */
  brand: string;
  title: string;
  naira: number;
}

/** Reads `[emoji ]Brand|Rest of the title@naira`. Throws an Error for a line of another form. */
export function parseArticle(line: string): Article {
  const match = /^(?:(\P{ASCII}+) )?([^|]+)\|(.+)@(\d+)$/u.exec(line);
  if (!match) throw new Error(`Not an article: ${line}`);
  const [, emoji = null, brandOrDash = '', rest = '', naira] = match;
  const brand = brandOrDash === '-' ? '' : brandOrDash;
  return { emoji, brand, title: brand ? `${brand} ${rest}` : rest, naira: Number(naira) };
}

/** Title → slug: lower-case letters and digits with single hyphens; accents fall off, so do apostrophes and inch marks. */
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
