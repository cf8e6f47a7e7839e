import { invoiceBefore, statusesWith } from '@nkm/contracts';
import { Refused, type DeskApi, type DeskParcel } from './desk-api';
import { fateOf, stepsOf } from './way-of-parcel';

const MOST_PARCELS = 100;
/** A shopper takes some time to go to a station. */
const PERIODS_TO_STATION = 4;
const COURIER = { role: 'courier' } as const;
const STAFF = { role: 'staff' } as const;

interface RobotSettings {
  periodMs: number;
  clock(): number;
  /** Percentage of the parcels that have a mishap. */
  mishaps?: number;
  /** Logs the failure of one parcel. */
  report(problem: string): void;
}

/**
 * A vendor and a courier that act by themselves: a paid or confirmed order is packed and travels to Delivered, one step
 * in each period. Some parcels have a mishap. Repetitions after a restart are safe, because the id of each message
 * names its parcel and step. Returns arrive at their stations.
 */
export class Robots {
  readonly #seen = new Map<number, number>();
  readonly #returns = new Map<number, number>();
  readonly #steps = new Map<string, { next: number; at: number }>();

  constructor(
    private readonly api: DeskApi,
    private readonly settings: RobotSettings,
  ) {}

  /** Does what is due now. A parcel that fails is reported and tried again a period later; the others go on. */
  async act(): Promise<void> {
    await this.#pack();
    await this.#carry();
    await this.#dropOff();
  }

  async #pack(): Promise<void> {
    const data: DeskParcel[] = [];
    for (const status of invoiceBefore('Packed', 'vendor')) {
      const path = `/staff/invoices?status=${status}&perPage=${MOST_PARCELS}`;
      data.push(...(await this.api.get<{ data: DeskParcel[] }>(STAFF, path)).data);
    }
    for (const { id, reference, store_name: store } of data) {
      const since = this.#seen.get(id) ?? this.settings.clock();
      this.#seen.set(id, since);
      if (this.settings.clock() - since < this.settings.periodMs) continue;
      await this.#alone(
        reference,
        // An undecided cancellation: staff decide first.
        () => ignoring(409, this.api.post({ role: 'vendor', store }, `/vendor/invoices/${id}/pack`)),
        () => this.#seen.set(id, this.settings.clock()),
      );
    }
    forget(this.#seen, new Set(data.map(({ id }) => id)));
  }

  async #carry(): Promise<void> {
    const parcels: DeskParcel[] = [];
    for (const status of statusesWith(({ place, course }) => place === 'courier' && course === 'open')) {
      const path = `/courier/parcels?status=${status}&perPage=${MOST_PARCELS}`;
      parcels.push(...(await this.api.get<{ data: DeskParcel[] }>(COURIER, path)).data);
    }
    for (const parcel of parcels) {
      const { tracking_code: code, reference } = parcel;
      if (code === null) continue;
      await this.#alone(
        reference,
        () => this.#step(parcel, code),
        () => this.#steps.set(code, { next: 0, ...this.#steps.get(code), at: this.settings.clock() }),
      );
    }
    forget(this.#steps, new Set(parcels.map(({ tracking_code }) => tracking_code ?? '')));
  }

  /** Shoppers hand in their returns. Only they know the codes, so staff record the arrivals. */
  async #dropOff(): Promise<void> {
    const path = `/courier/returns?list=awaited&perPage=${MOST_PARCELS}`;
    const { data } = await this.api.get<{ data: { id: number; reference: string }[] }>(COURIER, path);
    for (const { id, reference } of data) {
      const since = this.#returns.get(id) ?? this.settings.clock();
      this.#returns.set(id, since);
      if (this.settings.clock() - since < this.settings.periodMs * PERIODS_TO_STATION) continue;
      await this.#alone(
        reference,
        // Another desk was faster.
        () =>
          ignoring(409, this.api.post(STAFF, `/staff/returns/${id}/arrive`, { reason: 'Handed in at the station' })),
        () => this.#returns.set(id, this.settings.clock()),
      );
    }
    forget(this.#returns, new Set(data.map(({ id }) => id)));
  }

  /** Reports a failure instead of throwing it. */
  async #alone(reference: string, work: () => Promise<void>, postpone: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.settings.report(`Robot: ${reference} failed: ${String(error)}`);
      postpone();
    }
  }

  async #step(parcel: DeskParcel, tracking_code: string): Promise<void> {
    const state = this.#steps.get(tracking_code) ?? { next: 0, at: this.settings.clock() };
    this.#steps.set(tracking_code, state);
    const found = stepsOf(parcel, fateOf(tracking_code, this.settings.mishaps ?? 0))[state.next];
    if (!found || this.settings.clock() - state.at < this.settings.periodMs * (found.periods ?? 1)) return;
    const { stage, incident, reason } = found;
    const message_id = `robot-${tracking_code}-${state.next}`;
    const happened_at = new Date(this.settings.clock()).toISOString();
    const message = { stage, incident, reason, message_id, tracking_code, happened_at };
    const report =
      stage === 'Delivered' ? this.#handOver(parcel, message) : this.api.post(COURIER, '/courier/messages', message);
    // After a restart: this step was reported before, at another time.
    await ignoring(409, report);
    this.#steps.set(tracking_code, { next: state.next + 1, at: this.settings.clock() });
  }

  /** Only the shopper knows the code of a pickup, so staff hand it over. */
  #handOver({ id, delivery_type, tracking_code, cash_due_kobo: due }: DeskParcel, message: object): Promise<unknown> {
    const money = due === null ? {} : { amount_kobo: due };
    if (delivery_type === 'Pickup')
      return this.api.post(STAFF, `/staff/invoices/${id}/hand-over`, { reason: 'Collected at the station', ...money });
    return due === null
      ? this.api.post(COURIER, '/courier/messages', message)
      : this.api.post(COURIER, '/courier/collections', { tracking_code, ...money });
  }
}

/** Waits for a call and accepts one refusal of the API. */
async function ignoring(status: number, call: Promise<unknown>): Promise<void> {
  await call.catch((error: unknown) => {
    if (!(error instanceof Refused && error.status === status)) throw error;
  });
}

function forget<K>(map: Map<K, unknown>, kept: ReadonlySet<K>): void {
  for (const key of map.keys()) if (!kept.has(key)) map.delete(key);
}
