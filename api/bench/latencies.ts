import { Agent, type OutgoingHttpHeaders, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds for each address, one after the other. Throws when an answer is not a success. */
export async function latencies(addresses: readonly string[], headers: OutgoingHttpHeaders = {}): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) {
    const start = performance.now();
    const status = await get(address, headers);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  }
  return times;
}

function get(address: string, headers: OutgoingHttpHeaders): Promise<number> {
  return new Promise((resolve, reject) => {
    const asking = request(address, { agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    asking.on('error', reject);
    asking.end();
  });
}

/** The value below which this share of the times lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
