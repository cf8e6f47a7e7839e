import type { FastifyRequest } from 'fastify';
import type { FrameContent } from '../frame/frame-content';
import { CLOSED_PROMO } from '../promo/closed-promo';

/** The frame for one visitor: an advert that they closed stays away. */
export function frameFor({ cookies }: Pick<FastifyRequest, 'cookies'>, frame: FrameContent): FrameContent {
  const isClosed = frame.promo !== null && cookies[CLOSED_PROMO] === String(frame.promo.id);
  return isClosed ? { ...frame, promo: null } : frame;
}
