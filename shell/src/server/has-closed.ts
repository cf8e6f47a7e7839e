import type { FastifyRequest } from 'fastify';
import type { FrameContent } from '../frame/frame-content';
import { CLOSED_PROMO } from '../promo/closed-promo';

/** Whether a visitor closed the advert of the frame: it stays away. */
export function hasClosed({ cookies }: Pick<FastifyRequest, 'cookies'>, promo: FrameContent['promo']): boolean {
  return promo !== null && cookies[CLOSED_PROMO] === String(promo.id);
}
