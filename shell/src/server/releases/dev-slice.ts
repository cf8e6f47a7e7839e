import type { SliceDescription } from '@nkm/contracts';
import fastifyProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

export interface DevSlice {
  description: SliceDescription;
  /** Address of its dev server. */
  address: string;
}

/** Reads `DEV_SLICE=<name>=<address of its dev server>`: one slice from its sources, the others from their releases. */
export async function readDevSlice(setting: string | null): Promise<DevSlice | null> {
  if (setting === null) return null;
  const address = setting.slice(setting.indexOf('=') + 1);
  const answer = await fetch(`${address}/slice.json`);
  if (!answer.ok) throw new Error(`DEV_SLICE: ${address} answers ${answer.status}`);
  return { address, description: (await answer.json()) as SliceDescription };
}

export async function proxyDevSlice(app: FastifyInstance, { description, address }: DevSlice): Promise<void> {
  const prefix = `/slices/${description.name}/${description.version}`;
  await app.register(fastifyProxy, { upstream: address, prefix, rewritePrefix: prefix });
}
