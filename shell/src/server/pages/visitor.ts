import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const COOKIE = 'nkm_visitor';
const LIFE_S = 30 * 24 * 3600;

/**
 * The id with which a visitor keeps the same versions. It identifies no person and is never sent elsewhere. Each page
 * renews it for 30 days.
 */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const id = knownVisitor(request) ?? randomUUID();
  reply.setCookie(COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: LIFE_S });
  return id;
}

/** The id that the visitor already has. */
export function knownVisitor({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const id = cookies[COOKIE];
  return id && /^[0-9a-f-]{36}$/.test(id) ? id : null;
}
