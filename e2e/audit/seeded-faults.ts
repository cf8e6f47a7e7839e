import { rmSync } from 'node:fs';
import path from 'node:path';
import { type Draft, storeCopy } from '../faults/broken-version';
import { changeRoutes, chunkOf, runInScreen } from '../faults/damages';
import { BAD_SCREENS, breakScreens, hangingLoader, neverLoads } from '../faults/server-faults';
import { type Store, versionFolder } from '../system/release-store';

/** A slice with the pages that the audit asks for. */
export interface Target {
  slice: string;
  /** Id, address and heading of a page in browsers. */
  page: { id: string; address: string; heading: string };
  /** Address of a page of the server, by a number: the cache stores one page for each number. */
  serverPage(number: number): string;
}

const TARGETS = {
  catalog: {
    slice: 'mfe-catalog',
    page: { id: 'shop', address: '/shop', heading: 'Shop' },
    serverPage: (number) => `/search/phone%20${number}`,
  },
  account: {
    slice: 'mfe-account',
    page: { id: 'account', address: '/account', heading: 'Sign in' },
    serverPage: (number) => `/account?from=%2Fshop%3Fpage%3D${number}`,
  },
  cart: {
    slice: 'mfe-cart-checkout',
    page: { id: 'cart', address: '/cart', heading: 'Cart' },
    serverPage: (number) => `/coupon?q=${number}`,
  },
  orders: {
    slice: 'mfe-orders',
    page: { id: 'track-order', address: '/track-order', heading: 'Order tracking' },
    serverPage: (number) => `/track-order?reference=NKM${number}`,
  },
} as const satisfies Record<string, Target>;

/** A fault in a copy of a slice's stable version. */
export interface Fault {
  /** Where it shows: render workers end or time out, and browsers report. */
  where: 'server' | 'browser';
  /** Changes the copy before it is signed. */
  change?(draft: Draft, target: Target): void;
  /** Damages the stored copy. */
  damage?(folder: string, draft: Draft, target: Target): void;
}

const onServer = (damage: (text: string) => string): Fault => ({
  where: 'server',
  change: ({ description, read, write }) => write(description.server, damage(read(description.server))),
});
const inServerScreen = (code: string): Fault => ({ where: 'server', change: breakScreens(code) });
const inServerLoader = (code: string): Fault =>
  onServer(changeRoutes(`(route) => ({ ...route, load(args) { ${code} return route.load?.(args); } })`));
const inBrowserScreen = (code: string): Fault => ({
  where: 'browser',
  change({ description, read, write }, { page }) {
    const chunk = chunkOf(description, page.id);
    write(chunk, runInScreen(read(chunk), code));
  },
});

/** MB that a leaking page keeps for ever. */
const LEAK_MB = 48;
const THROW = 'throw new Error("broken while rendering");';
const MISSING_NAME = 'nameThatNobodyDeclared();';

const KINDS = {
  'throws on the server': inServerScreen(THROW),
  'loops on the server': inServerScreen(BAD_SCREENS['loops in its screen']),
  'loops in a timer of the server': inServerLoader('setTimeout(() => { for (;;); }, 1);'),
  'waits for ever for its code on the server': onServer(neverLoads),
  'waits for ever for its data on the server': onServer(hangingLoader),
  'leaks on the server': inServerLoader(`(globalThis.leak ??= []).push(Buffer.alloc(${LEAK_MB} * 1024 ** 2, 1));`),
  'misses a name on the server': inServerScreen(MISSING_NAME),
  'throws in browsers': inBrowserScreen(THROW),
  'misses a name in browsers': inBrowserScreen(MISSING_NAME),
  'has no chunk (404)': {
    where: 'browser',
    damage: (folder, { description }, { page }) => rmSync(path.join(folder, chunkOf(description, page.id))),
  },
} satisfies Record<string, Fault>;

type Kind = keyof typeof KINDS;

const SEEDS: Record<keyof typeof TARGETS, Kind[]> = {
  catalog: [
    'throws on the server',
    'loops on the server',
    'waits for ever for its data on the server',
    'leaks on the server',
    'misses a name on the server',
    'throws in browsers',
    'has no chunk (404)',
  ],
  account: [
    'throws on the server',
    'loops on the server',
    'waits for ever for its code on the server',
    'misses a name in browsers',
    'has no chunk (404)',
  ],
  cart: ['misses a name on the server', 'leaks on the server', 'throws in browsers', 'has no chunk (404)'],
  orders: [
    'loops in a timer of the server',
    'waits for ever for its code on the server',
    'misses a name in browsers',
    'has no chunk (404)',
  ],
};

export interface Seed {
  name: string;
  target: Target;
  fault: Fault;
}

/** The faults that the audit plants, one after the other. */
export const SEEDED_FAULTS: Seed[] = Object.entries(SEEDS).flatMap(([name, kinds]) => {
  const target = TARGETS[name as keyof typeof TARGETS];
  return kinds.map((kind) => ({ name: `${target.slice} ${kind}`, target, fault: KINDS[kind] }));
});

/** Stores a version of the slice with the fault. */
export function plant(store: Store, { target, fault }: Seed, version: string): void {
  const draft = storeCopy(store, target.slice, version, (copy) => fault.change?.(copy, target));
  fault.damage?.(versionFolder(store, target.slice, version), draft, target);
}
