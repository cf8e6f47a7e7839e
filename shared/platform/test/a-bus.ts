import { createBus, type BusOptions } from '../src/bus/create-bus';
import { inspectPayload } from '../src/bus/inspect-payload';

export const addDress = { product: { id: 1, title: 'Dress' }, quantity: 1 } as never;
export const added = { outcome: 'added' as const, message: 'Dress added to cart' };

/** A bus as in development, with its reports and the owners that its commands wait for. */
export function aBus(options: Partial<BusOptions> = {}) {
  const reports: unknown[] = [];
  const waiting: string[] = [];
  const bus = createBus({
    report: (error) => reports.push(error),
    onCommandWaiting: (owner, topic) => waiting.push(`${owner} ${topic}`),
    inspect: inspectPayload,
    ...options,
  });
  return {
    bus,
    reports,
    waiting,
    shell: bus.as('shell'),
    cart: bus.as('mfe-cart-checkout'),
    catalog: bus.as('mfe-catalog'),
  };
}
