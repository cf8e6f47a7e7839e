import { BlockList, isIP, isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../errors/api-problem';
import { clientKey } from './client-key';

/** A shop page sends a few requests, and many shoppers share one address behind their carrier. */
const PER_MINUTE = 3000;
const MINUTE_S = 60;

/**
 * Limit for one address over all routes, in the memory of each instance. Requests from a trusted proxy itself do not
 * count, because the shell renders pages for all shoppers.
 */
export const generalLimit = fp(
  async (app: FastifyInstance) => {
    const points = Math.round(PER_MINUTE * app.config.rateLimitScale);
    const limiter = new RateLimiterMemory({ keyPrefix: 'general', points, duration: MINUTE_S });
    const trusted = rangesOf(app.config.trustProxy);
    app.addHook('onRequest', async (request) => {
      const { ip } = request;
      if (isIP(ip) !== 0 && trusted.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) return;
      try {
        await limiter.consume(clientKey(ip));
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) throw tooMany(Math.ceil(refusal.msBeforeNext / 1000));
        throw refusal;
      }
    });
  },
  { name: 'general-limit' },
);

function rangesOf(cidrs: string[]): BlockList {
  const ranges = new BlockList();
  for (const cidr of cidrs) {
    const [address = '', bits] = cidr.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) ranges.addAddress(address, family);
    else ranges.addSubnet(address, Number(bits), family);
  }
  return ranges;
}
