import net from 'node:net';

/** All ports of one system: the shop, and above it API, inbox, sandboxes, desk and the operator's page. */
const WIDTH = 7;
const FIRST = 20_000;
const PER_WORKER = 10 * WIDTH;
const PER_RUN = 5 * PER_WORKER;
/** Simultaneous runs search different ranges, all below the ports that Linux gives to outgoing connections. */
const firstOfRun = () => FIRST + (Number(process.env.NKM_E2E_PID ?? process.pid) % 36) * PER_RUN;

/** The lowest of consecutive free ports. Each worker searches its own range. */
export async function freePorts(): Promise<number> {
  const first = firstOfRun() + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * PER_WORKER;
  for (let port = first; port < first + PER_WORKER; port += WIDTH) {
    const free = await Promise.all(Array.from({ length: WIDTH }, (_, offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`Found no ${WIDTH} consecutive free ports from ${first}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** One port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
