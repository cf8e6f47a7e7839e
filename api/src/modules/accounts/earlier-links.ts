import { type ColumnType, type RawBuilder, sql } from 'kysely';

/** A mailed link that still works beside a newer one. */
export interface EarlierLink {
  token_hash: string;
  /** The address that the link is about. */
  email: string;
  /** ISO time. */
  expires_at: string;
}

/** A column with JSON; absent at an insert: no links. */
export type EarlierLinksColumn = ColumnType<EarlierLink[], string | undefined, string | RawBuilder<string>>;

/** A row with the newest link and the earlier ones. */
export interface LinksRow {
  token_hash: string;
  email: string;
  expires_at: Date;
  earlier_links: EarlierLink[];
}

/** For the update of a row: its links that stay valid beside a new one for the same address. */
export function linksBesideNew(
  table: 'password_resets' | 'email_changes',
  { email, now }: { email: string; now: Date },
): RawBuilder<string> {
  const row = sql.table(table);
  const newest = sql`jsonb_build_object(
    'token_hash', ${row}.token_hash, 'email', ${row}.email, 'expires_at', ${row}.expires_at)`;
  return sql<string>`(
    SELECT coalesce(jsonb_agg(link), '[]')
    FROM jsonb_array_elements(${row}.earlier_links || jsonb_build_array(${newest})) AS link
    WHERE link ->> 'email' = ${email} AND (link ->> 'expires_at')::timestamptz > ${now}
  )`;
}

/** For a query: rows with this link, which may have expired. */
export function haveLink(token_hash: string): RawBuilder<boolean> {
  return sql<boolean>`(token_hash = ${token_hash} OR earlier_links @> ${JSON.stringify([{ token_hash }])}::jsonb)`;
}

/** Whether the link of the row works. A link is for one address, and the row's newest link can be for another. */
export function isLinkAlive({ earlier_links, ...newest }: LinksRow, token_hash: string, now: Date): boolean {
  const all = [{ ...newest, expires_at: newest.expires_at.toISOString() }, ...earlier_links];
  const link = all.find((one) => one.token_hash === token_hash && one.email === newest.email);
  return link !== undefined && Date.parse(link.expires_at) > now.getTime();
}
