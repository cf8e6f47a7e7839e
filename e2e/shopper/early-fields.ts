import type { ElementHandle, Page } from '@playwright/test';
import { expect } from '../system/expect';
import { isComplete } from './hydrates';

/** All script files. The first script of a page is in its document. */
const SCRIPT_FILES = /\/(assets|slices)\/.*\.js/;

/** Holds back the script files. Returns a function to release them. */
export async function holdScripts(page: Page): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(SCRIPT_FILES, async (route) => {
    await held;
    await route.continue().catch(() => undefined); // the page was closed or left
  });
  return go;
}

/** Limits the network to some bytes a second until the returned function is called. */
export async function slowNetwork(page: Page, bytesPerSecond: number): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const limitTo = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await session.send('Network.enable');
  await limitTo(bytesPerSecond);
  return () => limitTo(-1);
}

/** Simulates a phone with a processor four times slower and a slow network. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200 * 1024,
    uploadThroughput: 90 * 1024,
  });
}

type Handle = ElementHandle<HTMLInputElement>;

/** A field of the page and its contents after input. */
interface Filled {
  field: Handle;
  name: string;
  holds: string;
}

/** Every field that a shopper can fill in, also inside folded sections. */
async function fieldsOf(page: Page): Promise<Handle[]> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
  const all = await page.$$('input:not([type="hidden"], [type="file"]), select, textarea');
  const usable = await Promise.all(all.map((one) => one.evaluate((field) => field.checkVisibility())));
  return all.filter((_, index) => usable[index]) as Handle[];
}

const isText = (field: Handle) => field.evaluate((one) => !one.matches('select, [type="checkbox"], [type="radio"]'));

const contentsOf = (field: Handle) =>
  field.evaluate((one) => (/^(checkbox|radio)$/.test(one.type) ? String(one.checked) : one.value));

const nameOf = (field: Handle) =>
  field.evaluate((one) => `${one.type} ${one.name || one.getAttribute('aria-label') || one.id} ${one.value}`.trim());

/** Fills in a field as a shopper does: with keys or a press. */
async function fillIn(page: Page, field: Handle): Promise<Filled> {
  const name = await nameOf(field);
  const kind = await field.evaluate((one) => (one.matches('select') ? 'select' : one.type));
  if (kind === 'select') {
    const options = await field.evaluate((one) =>
      [...(one as unknown as HTMLSelectElement).options].filter(({ selected }) => !selected).map(({ value }) => value),
    );
    if (options.length > 0) await field.selectOption(options.at(-1)!);
  } else if (kind === 'checkbox' || kind === 'radio') {
    await field.evaluate((one) => one.click());
  } else {
    await field.focus();
    await page.keyboard.press('Control+A');
    const isNumber = await field.evaluate((one) => /numeric|decimal/.test(one.inputMode));
    await page.keyboard.type(isNumber ? '3' : kind === 'email' ? 'ada@example.com' : 'Ada 3');
  }
  return { field, name, holds: await contentsOf(field) };
}

/** Whether React has hydrated a field. */
const isTaken = (field: Handle) =>
  field.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));

/** The fault of a field with early input; empty when the field and React have the contents. */
async function loss({ field, name, holds }: Filled): Promise<string> {
  const known = await field.evaluate((one) => {
    const key = Object.keys(one).find((own) => own.startsWith('__reactProps'));
    const props = (one as unknown as Record<string, { value?: unknown; checked?: boolean }>)[key ?? ''];
    const isBox = /^(checkbox|radio)$/.test(one.type);
    const state = isBox ? props?.checked : props?.value;
    return { isThere: one.isConnected, now: String(isBox ? one.checked : one.value), state };
  });
  if (!known.isThere) return `${name}: another field took its place`;
  if (known.now !== holds) return `${name}: "${known.now}" instead of "${holds}"`;
  const isKnown = known.state === undefined || known.state === null || String(known.state) === holds;
  return isKnown ? '' : `${name}: React knows "${String(known.state)}" instead of "${holds}"`;
}

/**
 * Fills in fields of a page before hydration, releases the scripts, and lists the lost input. The fields are all text
 * fields, or one of the others. Null: the page has no such field.
 */
export async function losses(page: Page, address: string, wanted: 'text' | number): Promise<string[] | null> {
  const go = await holdScripts(page);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const fields = await fieldsOf(page);
  const texts = await Promise.all(fields.map(isText));
  const chosen = wanted === 'text' ? fields.filter((_, index) => texts[index]) : await choices(fields, texts, wanted);
  if (chosen.length === 0) return null;
  const filled: Filled[] = [];
  for (const field of chosen) filled.push(await fillIn(page, field));
  const last = filled.at(-1)!.field;
  if (wanted === 'text') {
    await last.focus();
    await page.keyboard.press('ArrowLeft');
  }
  go();
  for (const { field, name } of filled)
    await expect
      .poll(() => isTaken(field).catch(() => false), { message: `${address} ${name} is hydrated` })
      .toBe(true);
  await isComplete(page);
  const found = () => Promise.all(filled.map(loss));
  await expect
    .poll(async () => (await found()).filter(Boolean), { message: address })
    .toEqual([])
    .catch(() => undefined);
  const lost = (await found()).filter(Boolean);
  if (wanted === 'text') {
    const isFocused = await last.evaluate((field) => field === document.activeElement);
    const caret = await last.evaluate(({ selectionStart, value }) => selectionStart ?? value.length - 1);
    if (!isFocused) lost.push('the focus');
    if (caret !== (await last.inputValue()).length - 1) lost.push(`the caret, which is at ${caret}`);
  }
  return lost.map((line) => `${address} ${line}`);
}

/** One checkbox, radio or select of each kind, because each may lead to another page. */
async function choices<T extends Awaited<ReturnType<typeof fieldsOf>>>(fields: T, texts: boolean[], index: number) {
  const seen = new Set<string>();
  const kinds = [];
  for (const [at, field] of fields.entries()) {
    if (texts[at]) continue;
    const [kind, isChosen] = await field.evaluate(
      (one) => [`${one.type} ${one.name || one.ariaLabel}`, one.checked] as const,
    );
    if (seen.has(kind) || (isChosen && kind.startsWith('radio'))) continue;
    seen.add(kind);
    kinds.push(field);
  }
  return kinds.slice(index, index + 1);
}
