/**
 * `npm run bench -w @nkm/platform`: events per CPU second through 10 listeners, compared with a bare RxJS Subject.
 * Fails below the promised million.
 */
import { Subject } from 'rxjs';
import { createBus } from '../src/bus/create-bus';

const LISTENERS = 10;
const EVENTS = 1_000_000;
const ROUNDS = 5;
const PROMISED = 1_000_000;

const payload = { productId: 1, slug: 'x' };
let heard = 0;
const listener = () => void (heard += 1);

/**
 * Median of the rounds in events per second, without the first round, which warms up. Measures CPU time, so that other
 * processes on the machine do not affect it.
 */
function rate(prepare: () => () => void): number {
  const rates = Array.from({ length: ROUNDS + 1 }, () => {
    const tell = prepare();
    heard = 0;
    const start = process.cpuUsage();
    for (let count = 0; count < EVENTS; count += 1) tell();
    const { user, system } = process.cpuUsage(start);
    const seconds = (user + system) / 1_000_000;
    if (heard !== EVENTS * LISTENERS) throw new Error(`${heard} of ${EVENTS * LISTENERS} were delivered`);
    return EVENTS / seconds;
  });
  return rates.slice(1).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)]!;
}

const aBus = () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  return { catalog: bus.as('mfe-catalog'), shell: bus.as('shell') };
};

const bare = rate(() => {
  const subject = new Subject<object>();
  for (let count = 0; count < LISTENERS; count += 1) subject.subscribe(listener);
  return () => subject.next(payload);
});
const events = rate(() => {
  const { catalog, shell } = aBus();
  for (let count = 0; count < LISTENERS; count += 1) shell.on('product.viewed', listener);
  return () => catalog.emit('product.viewed', payload);
});
const value = { currency: 'Naira', rate: 380 } as const;
const states = rate(() => {
  const { catalog, shell } = aBus();
  for (let count = 0; count < LISTENERS; count += 1) catalog.on('currency', listener);
  return () => shell.publish('currency', value);
});

const show = (what: string, perSecond: number) =>
  process.stdout.write(
    `${what.padEnd(18)} ${Math.round(perSecond).toLocaleString('en').padStart(12)} /s  ` +
      `${(perSecond / bare).toFixed(2)} of a bare Subject\n`,
  );
process.stdout.write(`Through ${LISTENERS} listeners, median of ${ROUNDS} rounds of ${EVENTS.toLocaleString('en')}:\n`);
show('events', events);
show('states', states);
show('bare RxJS Subject', bare);
if (events < PROMISED) {
  process.stderr.write(`Fewer than ${PROMISED.toLocaleString('en')} events per second\n`);
  process.exitCode = 1;
}
