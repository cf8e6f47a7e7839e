import fc from 'fast-check';
import { aBus, addDress, added } from '../../test/a-bus';
import type { CommandFailed } from './bus';
import type { BusSeat } from './create-seat';

const STEPS = [
  'listen',
  'listen and throw',
  'listen and speak',
  'stop listening',
  'view',
  'publish',
  'follow',
  'follow and answer',
  'send',
  'owner comes',
  'owner is replaced',
  'owner leaves',
  'owner is unavailable',
] as const;
type Step = (typeof STEPS)[number];

interface Listener {
  stop(): void;
  heard: number[];
  due: number[];
  speaks: boolean;
}

/** The bus, with the expected result of each step. */
class Play {
  private readonly parts = aBus();
  private readonly viewers: Listener[] = [];
  private readonly followers: Listener[] = [];
  private readonly gone: Listener[] = [];
  private readonly outcomes: Promise<string>[] = [];
  private readonly dueOutcomes: string[] = [];
  private owner: BusSeat | null = null;
  private version = 0;
  private waiting: number[] = [];
  private last: number | null = null;
  private number = 1;
  private throwing = 0;
  private dueReports = 0;

  do(step: Step): void {
    const { shell, catalog, bus } = this.parts;
    if (step === 'listen') this.view(() => undefined);
    if (step === 'listen and throw') {
      this.throwing += 1;
      shell.on('product.viewed', () => {
        throw new Error('another listener');
      });
    }
    if (step === 'listen and speak') this.view((rate) => shell.publish('currency', { currency: 'Naira', rate }), true);
    if (step === 'stop listening') this.leave();
    if (step === 'view') {
      const productId = this.nextOdd();
      this.dueReports += this.throwing;
      for (const viewer of this.viewers) viewer.due.push(productId);
      this.tell(...this.viewers.filter(({ speaks }) => speaks).map(() => productId));
      catalog.emit('product.viewed', { productId, slug: 'x' });
    }
    if (step === 'publish') {
      const rate = this.nextOdd();
      this.tell(rate);
      shell.publish('currency', { currency: 'Naira', rate });
    }
    if (step === 'follow') this.follow(false);
    if (step === 'follow and answer') this.follow(true);
    if (step === 'send') this.send();
    if (step === 'owner comes' && !this.owner) this.comes();
    if (step === 'owner is replaced' && this.owner) {
      this.owner.release();
      this.comes();
    }
    if (step === 'owner leaves') {
      this.owner?.release();
      this.owner = null;
    }
    if (step === 'owner is unavailable') {
      bus.rejectWaiting('mfe-cart-checkout', new Error('404'));
      for (const index of this.waiting) this.dueOutcomes[index] = 'unreachable';
      this.waiting = [];
    }
  }

  async ends(): Promise<void> {
    if (!this.owner) this.comes();
    const listeners = [...this.viewers, ...this.followers, ...this.gone];
    const came = {
      heard: listeners.map(({ heard }) => heard),
      reports: this.parts.reports.length,
      outcomes: await Promise.all(this.outcomes),
    };
    expect(came).toEqual({
      heard: listeners.map(({ due }) => due),
      reports: this.dueReports,
      outcomes: this.dueOutcomes,
    });
  }

  private view(act: (productId: number) => void, speaks = false): void {
    const heard: number[] = [];
    const stop = this.parts.shell.on('product.viewed', ({ productId }) => {
      heard.push(productId);
      act(productId);
    });
    this.viewers.push({ stop, heard, due: [], speaks });
  }

  private leave(): void {
    const listener = this.viewers.shift() ?? this.followers.shift();
    if (!listener) return;
    listener.stop();
    this.gone.push(listener);
  }

  /** An answering listener publishes the next number after each odd one, during delivery. */
  private follow(speaks: boolean): void {
    const before = this.last;
    const heard: number[] = [];
    const stop = this.parts.catalog.on('currency', ({ rate }) => {
      heard.push(rate);
      if (speaks && rate % 2 === 1) this.parts.shell.publish('currency', { currency: 'Naira', rate: rate + 1 });
    });
    this.followers.push({ stop, heard, due: before === null ? [] : [before], speaks });
    if (speaks && before !== null && before % 2 === 1) this.tell(before + 1);
  }

  private nextOdd(): number {
    return (this.number += 2);
  }

  /** Expects that all listeners receive each value before the answers to it. */
  private tell(...values: number[]): void {
    for (let next = 0; next < values.length; next += 1) {
      const value = values[next]!;
      this.last = value;
      for (const { due, speaks } of this.followers) {
        due.push(value);
        if (speaks && value % 2 === 1) values.push(value + 1);
      }
    }
  }

  private send(): void {
    const answer = this.parts.catalog.send('cart.add', addDress);
    this.outcomes.push(
      answer.then(
        ({ message }) => message,
        ({ reason }: CommandFailed) => reason,
      ),
    );
    if (this.owner) this.dueOutcomes.push(`by ${this.version}`);
    else this.waiting.push(this.dueOutcomes.push('nobody') - 1);
  }

  private comes(): void {
    const message = `by ${(this.version += 1)}`;
    this.owner = this.parts.bus.seat({ owner: 'mfe-cart-checkout', version: String(this.version) });
    this.owner.bus.handle('cart.add', () => ({ ...added, message }));
    for (const index of this.waiting) this.dueOutcomes[index] = message;
    this.waiting = [];
  }
}

const SEQUENCES = process.env.AUDIT ? 10_000 : 2_000;

describe('the bus', () => {
  it(`loses no listener and no command in ${SEQUENCES.toLocaleString('en')} random sequences`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 30 }), async (steps) => {
        const play = new Play();
        for (const step of steps) play.do(step);
        await play.ends();
      }),
      { numRuns: SEQUENCES },
    );
  }, 60_000);
});
