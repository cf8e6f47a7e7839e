import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { App } from '../../platform/app';
import { conflict, notFound, unavailable, unprocessable } from '../../platform/errors/api-problem';
import type { SignedIn } from '../accounts/public';
import { openIdentity, sealIdentity, secretsOf } from './flow-secrets';
import { messages } from './messages';
import { type Browser, type Obstacle, openAccount, type Wishes } from './open-account';
import type { Providers } from './providers/create-providers';
import type { Identity, ProviderName } from './providers/identity';
import type { Evidence, IdentityProvider } from './providers/identity-provider';
import { ProviderError } from './providers/provider-error';
import { titleOf } from './providers/title-of';
import { claimStart, endStart, releaseStart, type Start } from './starts';

export interface SignInRequest {
  evidence: Evidence;
  /** Null: the documented form of Google, which this server did not start. */
  start: Start | null;
  wishes: Wishes;
  browser: Browser;
}

type Needs = Pick<App, 'db' | 'clock' | 'config' | 'outbox'> & { log: Pick<FastifyBaseLogger, 'warn'> };

/**
 * Signs a shopper in with what a provider's landing page received. An outage and a missing email leave the sign-in open
 * for another try; everything else ends it.
 * @throws 404 not offered, 409 the email has an account, 422 forged, expired or used, 503 the provider is down
 */
export async function signInWith(
  app: Needs,
  providers: Providers,
  name: ProviderName,
  request: SignInRequest,
): Promise<SignedIn> {
  const entry = providers.find(name);
  if (entry === undefined) throw notFound(messages.notOffered(titleOf(name)));
  const { provider, circuit } = entry;
  const { evidence, start } = request;
  const confirmed = start && (await claim(app, start, evidence));
  // Calls another server: never in a transaction.
  const identity =
    confirmed ??
    (await circuit.run(() => identify(provider, request)).catch((error) => fail(app, entry, start, error)));
  const outcome = await app.db.transaction().execute(async (trx) => {
    const opened = await openAccount(trx, app, identity, request);
    if (typeof opened === 'object' && start) await endStart(trx, start);
    return opened;
  });
  if (typeof outcome === 'object') return outcome;
  if (start) await keep(app, start, evidence, identity);
  throw obstacle(outcome, provider, identity, start !== null);
}

/** @returns the identity of an earlier request with the same evidence, or null */
async function claim(app: Needs, start: Start, evidence: Evidence): Promise<Identity | null> {
  const claimed = await claimStart(app.db, start, app.clock());
  if (claimed === null) throw unprocessable({ state: [messages.stale] });
  if (claimed.identity === null) return null;
  if (claimed.evidence_hash === hashOf(evidence)) return openIdentity(claimed.identity, start.state, start.browser);
  // Each start redeems one code.
  await endStart(app.db, start);
  throw unprocessable({ state: [messages.stale] });
}

function identify(provider: IdentityProvider, { evidence, start }: SignInRequest): Promise<Identity> {
  return provider.identify(evidence, start && secretsOf(start.state, start.browser));
}

async function fail(
  app: Needs,
  { provider: { name, title } }: { provider: IdentityProvider },
  start: Start | null,
  error: unknown,
): Promise<never> {
  if (!(error instanceof ProviderError)) throw error;
  app.log.warn({ provider: name, kind: error.kind, reason: error.message }, 'A social sign-in failed');
  if (error.kind === 'unavailable') {
    if (start) await releaseStart(app.db, start);
    throw unavailable(messages.down(title), 5);
  }
  if (start) await endStart(app.db, start);
  throw unprocessable({ code: [messages.refused(title)] });
}

/** The code is used by now, so the next request continues with the identity. */
async function keep(app: Needs, start: Start, evidence: Evidence, identity: Identity): Promise<void> {
  const sealed = sealIdentity(identity, start.state, start.browser);
  await releaseStart(app.db, start, { identity: sealed, evidence_hash: hashOf(evidence) });
}

function obstacle(found: Obstacle, { title }: IdentityProvider, { provider }: Identity, isKept: boolean) {
  if (found === 'can connect' && isKept)
    return conflict(messages.canConnect(title), { connect: [messages.canConnect(title)] });
  if (found !== 'email needed') return conflict(messages.signInInstead, { email: [messages.signInInstead] });
  const text = provider === 'twitter' ? messages.emailNeeded(title) : messages.noEmail(title);
  return unprocessable({ email: [text] });
}

const hashOf = ({ code, token, idToken }: Evidence) =>
  createHash('sha256')
    .update(JSON.stringify([code, token, idToken]))
    .digest('hex');
