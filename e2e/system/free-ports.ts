import net from 'node:net';

/** The shop's port and those above it: API, inbox, payment sandbox. */
const WIDTH = 4;
const FIRST = 4200;
const PER_WORKER = 40;

/** The lowest of consecutive free ports. Each worker looks in a range of its own. */
export async function freePorts(): Promise<number> {
  const first = FIRST + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * PER_WORKER;
  for (let port = first; port < first + PER_WORKER * 10; port += WIDTH) {
    const free = await Promise.all(Array.from({ length: WIDTH }, (_, offset) => isFree(port + offset)));
    if (free.every(Boolean)) return port;
  }
  throw new Error(`There are no ${WIDTH} free ports from ${first} on.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}
