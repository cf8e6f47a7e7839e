import { errors, type Locator, type Page } from '@playwright/test';

/** Milliseconds between two looks at the page. */
const LOOK_MS = 250;
/** A shopper presses the same button again after so long without any change, and sooner after a change. */
const PRESS_AGAIN_MS = { unchanged: 10_000, changed: 3_000 };
/** A shopper reloads a page that offers nothing to press, or on which presses change nothing, after so long. */
const PATIENCE_MS = 30_000;
const PRESS_MS = 3_000;

/** What a shopper had to do besides the purchase itself. */
export interface Diary {
  /** Pages of the browser that say that the site cannot be reached. */
  unreachable: number;
  /** Presses of Retry, Try again and Pay now. */
  retries: string[];
  /** The same press once more, because nothing changed. */
  repeated: string[];
  /** Reloads of pages on which nothing helped: the address and the text of the page. */
  stuck: string[];
  /** Messages that the shop showed. */
  messages: string[];
}

interface Press {
  name: string;
  on: Locator;
  /** Chosen in a list instead of pressed. */
  option?: string;
  /** A press that belongs to no purchase without faults. */
  isRetry?: boolean;
}

/** The presses that lead from a product to its paid order. On each page, the first that the page offers counts. */
function pressesOn(page: Page): Press[] {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
  const dialog = page.getByRole('dialog');
  const retry = { isRetry: true };
  return [
    { name: 'Retry', on: main.or(dialog).getByRole('button', { name: /^(Retry|Try again)$/i }), ...retry },
    { name: 'Try Again', on: main.getByRole('link', { name: /^Try again$/i }), ...retry },
    { name: 'Pay now', on: main.getByRole('link', { name: /^Pay now$/ }), ...retry },
    { name: 'Return to the shop', on: link('Return to the shop'), ...retry },
    { name: 'Pay with a test card', on: button('Pay with: Successful, no validation') },
    { name: 'Confirm pickup station', on: button('Confirm pickup station') },
    { name: 'a station', on: dialog.getByRole('radio') },
    { name: 'a state', on: dialog.getByRole('combobox', { name: 'State' }), option: 'Lagos' },
    { name: 'Choose a pickup station', on: button('Choose a pickup station') },
    { name: 'ORDER NOW', on: button('ORDER NOW') },
    { name: 'CONTINUE TO PAYMENT', on: link('CONTINUE TO PAYMENT') },
    { name: 'PROCEED WITH PAYSTACK', on: button('PROCEED WITH PAYSTACK') },
    { name: 'Proceed to Checkout', on: button('Proceed to Checkout') },
    { name: 'Buy Now', on: button('Buy Now') },
  ];
}

/** The payment link of an order that is paid leads to the list of orders, which begins with the newest. */
async function isPaid(page: Page, last: string): Promise<boolean> {
  if (await now(page.getByText('Thank you for your payment.').isVisible(), false)) return true;
  if (!page.url().includes('/my-orders') || !['Pay now', 'Try Again'].includes(last)) return false;
  const newest = page.getByRole('table').locator('tbody').first();
  return now(newest.getByText('Paid', { exact: true }).first().isVisible(), false);
}

/**
 * Buys a product as a shopper does who does not give up: presses what the page offers, presses again what failed, and
 * reloads what does not open. Rejects after `limitMs`.
 */
export async function buyWithPersistence(page: Page, product: { slug: string }, limitMs: number): Promise<Diary> {
  const diary: Diary = { unreachable: 0, retries: [], repeated: [], stuck: [], messages: [] };
  const deadline = Date.now() + limitMs;
  let last = { name: '', at: 0 };
  let changedAt = Date.now();
  let seen = '';
  await orReloadLater(page.goto(`/${product.slug}`));
  while (!(await isPaid(page, last.name))) {
    if (Date.now() > deadline)
      throw new Error(`Not paid after ${limitMs / 1000} s: ${await describe(page)} ${JSON.stringify(diary)}`);
    const shown = await describe(page);
    if (shown !== seen) changedAt = Date.now();
    seen = shown;
    for (const text of await now(page.getByRole('alert').allInnerTexts(), [])) {
      const message = text.replace(/\s+/g, ' ').trim();
      if (message !== '' && !diary.messages.includes(message)) diary.messages.push(message);
    }

    if (page.url().startsWith('chrome-error:')) {
      diary.unreachable += 1;
      await orReloadLater(page.reload());
    } else if (Date.now() - changedAt > PATIENCE_MS) {
      diary.stuck.push(shown);
      changedAt = Date.now();
      await orReloadLater(page.reload());
    } else {
      const next = await firstUsable(pressesOn(page));
      const isSame = next?.name === last.name;
      const pause = changedAt > last.at ? PRESS_AGAIN_MS.changed : PRESS_AGAIN_MS.unchanged;
      if (next && (!isSame || Date.now() - last.at > pause)) {
        if (next.isRetry) diary.retries.push(`${next.name} on ${new URL(page.url()).pathname}`);
        else if (isSame) diary.repeated.push(next.name);
        if (await isPressed(next)) last = { name: next.name, at: Date.now() };
      }
    }
    await page.waitForTimeout(LOOK_MS);
  }
  return diary;
}

async function firstUsable(presses: Press[]): Promise<Press | null> {
  for (const press of presses) {
    const at = press.on.evaluateAll((elements) =>
      elements.findIndex(
        (element) =>
          element.checkVisibility() &&
          !element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"], [type="radio"]:checked') &&
          !(element instanceof HTMLSelectElement && element.value !== ''),
      ),
    );
    const index = await now(at, -1);
    if (index >= 0) return { ...press, on: press.on.nth(index) };
  }
  return null;
}

async function isPressed({ on, option }: Press): Promise<boolean> {
  const press = option
    ? on.selectOption({ label: option }, { timeout: PRESS_MS })
    : on.click({ timeout: PRESS_MS, noWaitAfter: true });
  return now(
    press.then(() => true),
    false,
  );
}

/** The address and the visible text of the page. */
async function describe(page: Page): Promise<string> {
  const texts = await now(page.getByRole('main').or(page.getByRole('dialog')).allInnerTexts(), []);
  return `${page.url()}: ${texts.join(' ').replace(/\s+/g, ' ').slice(0, 400)}`;
}

/** A look at a page that is being replaced fails; the next look sees the new one. */
async function now<T>(look: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await look;
  } catch (error) {
    if (error instanceof errors.TimeoutError || isNavigation(error)) return otherwise;
    throw error;
  }
}

const isNavigation = (error: unknown) =>
  /Execution context was destroyed|navigat|detached|Cannot find context|not attached/i.test(String(error));

/** A page that does not open shows the browser's own error, which the next look sees. */
async function orReloadLater(opening: Promise<unknown>): Promise<void> {
  try {
    await opening;
  } catch (error) {
    if (!/net::ERR_|interrupted by another navigation|Timeout/.test(String(error))) throw error;
  }
}
