import { percentile } from './latencies';
import { type ApiPlace, startApi } from './start-api';

const SAMPLES = 500;
const LOGINS = 200;
const OWNER = { email: 'ada@example.com', password: 'Ada-2026!' };
const LIST = '/products?perPage=20&page=1';

/**
 * Compares the answer times for known and unknown accounts, and measures sign-ins and the catalogue while many shoppers
 * sign in at once. Needs the demonstration accounts of the seed.
 */
export async function measureSignIn(name: string, place: ApiPlace): Promise<void> {
  const api = await startApi(place);
  const print = (what: string, figures: string) =>
    process.stdout.write(`${name.padEnd(11)}${what.padEnd(18)}${figures}\n`);
  const post = (path: string, body: object) => timeOf(`${api.origin}${path}`, body);
  try {
    for (const [what, ask] of [
      ['wrong password', (email: string) => post('/login', { email, password: 'Wrong-2026!', platform: 'Web' })],
      ['forgot password', (email: string) => post('/password/forgot', { email })],
    ] as const) {
      const known: number[] = [];
      const unknown: number[] = [];
      // In turn, so that both meet the same load of the machine.
      for (let sample = 0; sample < SAMPLES; sample++) {
        known.push((await ask(OWNER.email)).ms);
        unknown.push((await ask(`nobody-${sample}@example.com`)).ms);
      }
      const [known50, unknown50] = [percentile(known, 0.5), percentile(unknown, 0.5)];
      const difference = Math.abs(known50 - unknown50);
      print(what, `known ${ms(known50)}  unknown ${ms(unknown50)}  difference of medians ${ms(difference)}`);
    }
    await measureCrowd(api.origin, print);
  } finally {
    await api.stop();
  }
}

async function measureCrowd(origin: string, print: (what: string, figures: string) => void): Promise<void> {
  let isOver = false;
  const catalogue: number[] = [];
  const browsing = (async () => {
    while (!isOver) catalogue.push((await timeOf(`${origin}${LIST}`)).ms);
  })();
  const logins = await Promise.all(
    Array.from({ length: LOGINS }, () => timeOf(`${origin}/login`, { ...OWNER, platform: 'Web' })),
  );
  isOver = true;
  await browsing;
  const failed = logins.filter(({ status }) => status !== 200).length;
  const times = logins.map(({ ms: time }) => time);
  print(`${LOGINS} logins`, `p50 ${ms(percentile(times, 0.5))}  p95 ${ms(percentile(times, 0.95))}  ${failed} refused`);
  print('catalogue then', `p50 ${ms(percentile(catalogue, 0.5))}  p95 ${ms(percentile(catalogue, 0.95))}`);
}

async function timeOf(url: string, body?: object): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  const answer = await fetch(url, {
    ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return { ms: performance.now() - start, status: answer.status };
}

const ms = (time: number) => `${time.toFixed(1)} ms`;
