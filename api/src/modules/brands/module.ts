import type { Brand } from '@nkm/contracts';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import type { Database } from '../../platform/database/tables';
import { answers, List } from '../../platform/http/envelopes';
import { FOR_MINUTES } from '../../platform/http/cache-headers';
import { SwrCache } from '../../platform/caching/swr-cache';

/** Cached, because the counts read every product. */
const KEPT_S = 300;

const schema = {
  tags: ['brands'],
  response: answers({ 200: List(Type.Object({ name: Type.String(), count: Type.Integer() })) }),
};

/** GET /brands (ours): every brand with products, by name, for the brand list (CAT-SCR-077). */
export async function brandsModule(app: App): Promise<void> {
  const cache = new SwrCache<Brand[]>({ seconds: KEPT_S, max: 1 });

  app.get('/brands', { schema }, async (_request, reply) => {
    const data = await cache.get('brands', () => readBrands(app.db));
    reply.header('cache-control', FOR_MINUTES);
    return { data };
  });
}

async function readBrands(db: Kysely<Database>): Promise<Brand[]> {
  const { rows } = await sql<Brand>`
    select p.brand as name, count(*)::integer as count from products p
    where p.status = 'published' and p.brand <> ''
    group by p.brand order by lower(p.brand), p.brand`.execute(db);
  return rows;
}
