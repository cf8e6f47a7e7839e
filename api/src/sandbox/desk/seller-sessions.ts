import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Redeemed } from './seller-api';

const COOKIE = 'seller';
/** The API ends a grant after this time, too. */
const LIFE_MS = 30 * 60_000;

/** Shoppers who came from the shop with a one-time code, in this process. */
export class SellerSessions {
  readonly #sessions = new Map<string, { seller: Redeemed; since: number }>();

  start(reply: FastifyReply, seller: Redeemed): void {
    const now = Date.now();
    for (const [secret, { since }] of this.#sessions) if (now - since > LIFE_MS) this.#sessions.delete(secret);
    const secret = randomBytes(32).toString('base64url');
    this.#sessions.set(secret, { seller, since: now });
    // Lax: the shop, another site, opens this one.
    void reply.header('set-cookie', `${COOKIE}=${secret}; HttpOnly; SameSite=Lax; Path=/`);
  }

  /** The shopper of a request to one of the sites, or null. */
  find(request: FastifyRequest, site: Redeemed['destination']): Redeemed | null {
    const session = this.#sessions.get(secretOf(request));
    if (!session || Date.now() - session.since > LIFE_MS) return null;
    return session.seller.destination === site ? session.seller : null;
  }

  end(request: FastifyRequest): void {
    this.#sessions.delete(secretOf(request));
  }
}

const secretOf = (request: FastifyRequest) =>
  new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1] ?? '';
