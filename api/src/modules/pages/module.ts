import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, List, Single } from '../../platform/http/envelopes';
import { FOR_MINUTES } from '../../platform/http/cache-headers';
import { readPage, readPages } from './read-pages';

const tags = ['pages'];
const PageSchema = {
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  category: Type.Union([
    Type.Literal('Quick links'),
    Type.Literal('Company'),
    Type.Literal('Business'),
    Type.Literal('About'),
    Type.Literal('Shop'),
  ]),
  path: Type.Optional(Type.String({ description: 'Its own address (ours); without one it is at /editorial/{slug}' })),
};
const SectionSchema = Type.Object({
  id: Type.Integer(),
  type: Type.Union([Type.Literal('Article'), Type.Literal('Dropdown')]),
  title: Type.String(),
  content: Type.String({ description: 'Sanitised HTML' }),
});

/** The pages that the footer links to. */
export async function pagesModule(app: App): Promise<void> {
  app.get(
    '/pages',
    { schema: { tags, response: answers({ 200: List(Type.Object(PageSchema)) }) } },
    async (_request, reply) => {
      const data = await readPages(app.db, app.config.brand);
      reply.header('cache-control', FOR_MINUTES);
      return { data };
    },
  );

  app.get(
    '/pages/:slug',
    {
      schema: {
        tags,
        params: Type.Object({ slug: Type.String() }),
        response: answers({ 200: Single(Type.Object({ ...PageSchema, sections: Type.Array(SectionSchema) })) }),
      },
    },
    async (request, reply) => {
      const data = await readPage(app.db, request.params.slug, app.config.brand);
      reply.header('cache-control', FOR_MINUTES);
      return { data };
    },
  );
}
