import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { Encoding, PageBodies } from './page-bodies';

/** In our order of preference. */
const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity'];
/** Stored choices: browsers send a few spellings of `Accept-Encoding`. */
const MAX_CHOICES = 100;
const choices = new LRUCache<string, Encoding>({ max: MAX_CHOICES });

/** Sends the smallest encoding that the browser accepts, with a tail for this response only. */
export async function sendBodies(
  bodies: PageBodies,
  request: FastifyRequest,
  reply: FastifyReply,
  tail?: string,
): Promise<FastifyReply> {
  const encoding = encodingFor(request.headers);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await bodies.in(encoding, tail));
}

/** What the browser accepts most, and the smallest of equals. A browser that accepts none gets the plain text. */
export function encodingFor(headers: FastifyRequest['headers']): Encoding {
  const accepted = headers['accept-encoding'] ?? '';
  let choice = choices.get(accepted);
  if (!choice) {
    const [best] = new Negotiator({ headers }).encodings(ENCODINGS, { preferred: ENCODINGS });
    choices.set(accepted, (choice = (best as Encoding | undefined) ?? 'identity'));
  }
  return choice;
}
