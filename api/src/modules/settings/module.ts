import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { answers, Single } from '../../platform/http/envelopes';
import { presentSettings } from './present-settings';

const SettingsSchema = Type.Object({
  rate: Type.Number(),
  brand: Type.String(),
  links: Type.Record(Type.String(), Type.String()),
  contact: Type.Object({
    email: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    address: Type.Optional(Type.String()),
  }),
  providers: Type.Array(Type.String()),
  signInOrigins: Type.Array(Type.String()),
  captcha: Type.String(),
  api: Type.Integer(),
  passkeys: Type.Boolean(),
  capabilities: Type.Array(Type.String()),
  home: Type.Object({ blocks: Type.Array(Type.String()) }),
  letters: Type.Object({ name: Type.Object({ min: Type.Integer(), max: Type.Integer() }) }),
  payments: Type.Array(Type.String()),
  delivery: Type.Optional(Type.Object({ pickup: Type.Number(), freeOver: Type.Number() })),
});

/** GET /settings: what the storefront cannot know at build time. */
export async function settingsModule(app: App): Promise<void> {
  app.get(
    '/settings',
    { schema: { tags: ['settings'], response: answers({ 200: Single(SettingsSchema) }) } },
    async (_request, reply) => {
      reply.header('cache-control', 'public, max-age=60');
      return { data: await presentSettings(app) };
    },
  );
}
