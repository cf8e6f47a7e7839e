import type { FastifyRequest } from 'fastify';
import type { Environment } from '../../platform/environment/environment';
import { forbidden } from '../../platform/errors/api-problem';
import { sameSecret } from '@nkm/server';

/** @throws 403 unless the request carries the key of the vendor and KYC sites */
export function demandLinksKey(
  { linksKey }: Pick<Environment, 'linksKey'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): void {
  const shown = headers['x-links-key'];
  if (linksKey === null || typeof shown !== 'string' || !sameSecret(shown, linksKey))
    throw forbidden('The key is missing or wrong.');
}
