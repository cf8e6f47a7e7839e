import './tables';
import { Type } from 'typebox';
import type { App } from '../../platform/app';
import { forbidden, notFound, unprocessable } from '../../platform/errors/api-problem';
import { answers, Single } from '../../platform/http/envelopes';
import { type RateLimit, rateLimit } from '../../platform/rate-limits/rate-limit-plugin';
import { requireSignedIn, signedIn } from '../../platform/sessions/session-plugin';
import { bearerToken } from '../../platform/sessions/token';
import { UserSchema } from '../accounts/public';
import { issueLinkCode, redeemLinkCode, removeOldLinkCodes } from './handoff-codes';
import { demandLinksKey } from './links-key';

const MINUTE_S = 60;
const CLEAN_UP_EVERY_S = 3600;
const LINKS_PER_USER: RateLimit = { name: 'seller-link', points: 30, seconds: MINUTE_S };
const REDEEMED_PER_SITE: RateLimit = { name: 'link-redeem', points: 600, seconds: MINUTE_S };

const tags = ['seller-handoff'];
const Site = Type.Union([Type.Literal('vendor'), Type.Literal('kyc')]);
const RedeemHeaders = Type.Object({ 'x-links-key': Type.Optional(Type.String({ maxLength: 200 })) });
const RedeemBody = Type.Object({ code: Type.String({ pattern: '^[A-Za-z0-9_-]{20,100}$' }) });

/** Seller handoff to the vendor and KYC sites. */
export async function sellerHandoffModule(app: App): Promise<void> {
  app.jobs.every('clean up link codes', CLEAN_UP_EVERY_S, () => removeOldLinkCodes(app.db, app.clock()));

  app.post(
    '/links/seller',
    {
      onRequest: requireSignedIn,
      preHandler: rateLimit(LINKS_PER_USER, (request) => String(signedIn(request).id)),
      schema: {
        tags,
        summary: 'Address of the seller handoff: valid once, for a minute',
        body: Type.Object({ destination: Site }),
        response: answers({ 200: Single(Type.Object({ url: Type.String() })) }),
      },
    },
    async (request) => {
      const { destination: site } = request.body;
      const address = app.config.links[site];
      if (address === undefined) throw notFound('This site is not available yet.');
      const { id, email_verified } = signedIn(request);
      if (!email_verified) throw forbidden('Please verify your email first.');
      const key = app.config.legacyTokenLinks
        ? bearerToken(request.headers.authorization)
        : await issueLinkCode(app.db, { userId: id, site, now: app.clock() });
      return { data: { url: `${address.replace(/\/+$/, '')}/${key}` } };
    },
  );

  app.post(
    '/links/redeem',
    {
      // Each site has one address, from which it redeems all codes.
      preHandler: rateLimit(REDEEMED_PER_SITE),
      schema: {
        tags,
        summary:
          'For the other site: returns the shopper of a code, and a grant to act for them. ' +
          'Send the key in the header X-Links-Key',
        headers: RedeemHeaders,
        body: RedeemBody,
        response: answers({
          200: Single(Type.Object({ destination: Site, profile: UserSchema, grant: Type.String() })),
        }),
      },
    },
    async (request, reply) => {
      demandLinksKey(app.config, request);
      const redeemed = await redeemLinkCode(app.db, request.body.code, app.clock());
      if (redeemed === null) throw unprocessable({ code: ['The code is unknown, used or expired.'] });
      reply.header('cache-control', 'no-store');
      return { data: redeemed };
    },
  );
}
