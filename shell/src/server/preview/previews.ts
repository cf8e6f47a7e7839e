import type { ReleaseSet } from '@nkm/contracts';
import { type Preview, readPreview, type ReleaseStore } from '@nkm/releases';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress, withinShop } from '../http/strange-address';
import { ENDED_PAGE } from './ended-page';

const COOKIE = 'nkm_preview';
const PARAMETER = 'preview';

export interface PreviewOptions {
  store: Pick<ReleaseStore, 'publicKeyFile'>;
  publicUrl: string;
}

/** Previews of versions, by a link that the operator signed (docs/decisions/0146). */
export interface Previews {
  /** The preview of the visitor; null without one, or when it is over. */
  of(request: Pick<FastifyRequest, 'cookies'>): Preview | null;
  /** Begins or ends the preview that the address names. Returns null if it names none. */
  follow(request: FastifyRequest, reply: FastifyReply): FastifyReply | null;
}

export function createPreviews({ store, publicUrl }: PreviewOptions): Previews {
  const secure = publicUrl.startsWith('https:');
  return {
    of({ cookies }) {
      const token = cookies[COOKIE];
      return token ? readPreview(store, token) : null;
    },
    follow(request, reply) {
      const { pathname, search } = pageAddress(request.url, publicUrl);
      const query = new URLSearchParams(search);
      const token = query.get(PARAMETER);
      if (token === null) return null;
      query.delete(PARAMETER);
      const target = withinShop(query.size > 0 ? `${pathname}?${query.toString()}` : pathname, publicUrl);
      const preview = token === '' ? null : readPreview(store, token);
      void reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
      if (preview) {
        const expires = new Date(preview.until);
        void reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, expires });
      } else {
        void reply.clearCookie(COOKIE, { path: '/' });
        if (token !== '') return reply.code(410).headers(ENDED_PAGE.headers).send(ENDED_PAGE.html);
      }
      return reply.redirect(target, 303);
    },
  };
}

/** The release set of a visitor with the previewed versions. They have no fallback, so that a fault shows. */
export function withPreview(set: ReleaseSet, { slices }: Preview): ReleaseSet {
  const previewed = Object.entries(slices).map(([slice, version]) => [slice, { version, fallback: null }]);
  return { ...set, slices: { ...set.slices, ...Object.fromEntries(previewed) } };
}
