import net from 'node:net';

/** The shop's port and those above it: API, inbox, payment sandbox. */
const WIDTH = 4;
const FIRST = 20_000;
const PER_WORKER = 40;
const PER_RUN = 200;
/** Two runs at the same time look in different places. */
const firstOfRun = () => FIRST + (Number(process.env.NKM_E2E_PID ?? process.pid) % 40) * PER_RUN;

/** The lowest of consecutive free ports. Each worker looks in a range of its own. */
export async function freePorts(): Promise<number> {
  const first = firstOfRun() + Number(process.env.TEST_PARALLEL_INDEX ?? 0) * PER_WORKER;
  for (let port = first; port < first + PER_WORKER; port += WIDTH) {
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
