import type { FastifyRequest } from 'fastify';
import type { FrameContent } from '../../app/frame-content/frame-content';
import { CLOSED_PROMO } from '../../frame/promo/closed-promo';

/** Whether the visitor closed the promo of the frame, which then stays hidden. */
export function hasClosed({ cookies }: Pick<FastifyRequest, 'cookies'>, promo: FrameContent['promo']): boolean {
  return promo !== null && cookies[CLOSED_PROMO] === String(promo.id);
}
