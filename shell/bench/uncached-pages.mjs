// Measures the uncached pages per second of one or more shells, in turn, so that other load affects all alike:
//   npm run bench -w shell -- http://localhost:3000 http://localhost:4000
// The shells run with PAGE_FRESH_SECONDS=0. BENCH_SECONDS (10), BENCH_ROUNDS (3) and BENCH_CLIENTS (8) change the run.
import { Agent, get } from 'node:http';

const seconds = Number(process.env.BENCH_SECONDS || 10);
const rounds = Number(process.env.BENCH_ROUNDS || 3);
const clients = Number(process.env.BENCH_CLIENTS || 8);
const origins = process.argv.slice(2).map((origin) => origin.replace(/\/$/, ''));
if (origins.length === 0) throw new Error('Name the shells: npm run bench -w shell -- http://localhost:3000');

const agent = new Agent({ keepAlive: true, maxSockets: clients });

function ask(address) {
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
    });
    request.on('error', reject);
  });
}

async function measure(origin, addresses, milliseconds) {
  const times = [];
  let next = 0;
  const end = performance.now() + milliseconds;
  async function work() {
    while (performance.now() < end) {
      const address = `${origin}${addresses[next++ % addresses.length]}`;
      const start = performance.now();
      const status = await ask(address);
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      times.push(performance.now() - start);
    }
  }
  await Promise.all(Array.from({ length: clients }, work));
  times.sort((a, b) => a - b);
  return {
    perSecond: (times.length * 1000) / milliseconds,
    p50: times[times.length >> 1],
    p99: times[Math.floor(times.length * 0.99)],
  };
}

const figures = new Map(origins.map((origin) => [origin, []]));
for (const origin of origins) {
  const { data } = await (await fetch(`${origin}/api/products?perPage=40`)).json();
  const addresses = ['/', '/shop', ...data.map(({ slug }) => `/${slug}`)];
  figures.set(origin, { addresses, runs: [] });
  await measure(origin, addresses, 3_000); // warms up
}
for (let round = 0; round < rounds; round += 1)
  for (const origin of origins) {
    const { addresses, runs } = figures.get(origin);
    runs.push(await measure(origin, addresses, seconds * 1000));
  }
for (const origin of origins) {
  const { runs } = figures.get(origin);
  const line = runs.map(
    ({ perSecond, p50, p99 }) => `${perSecond.toFixed(0)}/s (p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms)`,
  );
  console.log(`${origin}: ${line.join(', ')}`);
}
agent.destroy();
