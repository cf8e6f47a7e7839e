import type { Page } from '@playwright/test';
import { buyAsNewVisitor } from '../shopper/buy';
import { collectAtDesk, openDesk, packAtDesk, reportAtDesk } from '../shopper/desk';
import { choicesHold, type StoredChoice } from '../shopper/stored-choice';
import { expect, test } from '../fixtures/test';

/** Each draft belongs to one shopper; the first two end with their tab. */
const draftsAt = (order: string): Record<string, StoredChoice> => ({
  'a changed profile': typed({
    at: '/profile',
    field: (page) => page.getByLabel('First name'),
    text: 'Adaeze Ọlá',
    endsWithTab: true,
  }),
  'a new address': typed({
    at: '/addresses/add',
    field: (page) => page.getByLabel('Address line'),
    text: '12 Awolowo Road',
    endsWithTab: true,
  }),
  'a request for a refund': typed({
    at: order,
    open: (page) => page.getByRole('button', { name: 'REQUEST FOR REFUND' }).click(),
    field: (page) => page.getByRole('dialog', { name: 'Request a refund' }).getByRole('textbox'),
    text: 'The seam is torn.',
  }),
  'a review': typed({
    at: order,
    open: (page) => page.getByRole('button', { name: /^LEAVE FEEDBACK/ }).click(),
    field: (page) => page.getByRole('dialog', { name: 'Leave Feedback' }).getByRole('textbox'),
    text: 'Fine cloth, and it came in two days.',
  }),
  'a rating of the seller': typed({
    at: order,
    open: (page) => page.getByRole('button', { name: 'RATE SELLER' }).click(),
    field: (page) => page.getByRole('dialog', { name: 'Rate Seller' }).getByRole('textbox'),
    text: 'Packed with care.',
  }),
});

interface TypedText {
  at: string;
  /** Opens the form that holds the field. */
  open?(page: Page): Promise<void>;
  field(page: Page): ReturnType<Page['getByLabel']>;
  text: string;
  endsWithTab?: boolean;
}

function typed({ at, open, field, text, endsWithTab }: TypedText): StoredChoice {
  const opened = async (page: Page) => {
    if (!(await field(page).isVisible())) await open?.(page);
    return field(page);
  };
  return {
    at,
    choose: async (page) => (await opened(page)).fill(text),
    holds: async (page) => expect(await opened(page)).toHaveValue(text),
    ...(endsWithTab && { holdsInSecondTab: (page) => expect(field(page)).not.toHaveValue(text) }),
  };
}

test('each draft of a shopper holds after a reload, a typed address, in a second tab and after Back', async ({
  shopper,
  page,
  context,
  browser,
  system,
}) => {
  test.slow(); // a purchase and thirty page loads
  const desk = await system.startDesk();
  const product = await buyAsNewVisitor(shopper, page, system);
  const order = new URL(page.url()).pathname;
  const code = await packAtDesk(browser, desk, product);
  const courier = await openDesk(browser, desk, 'courier');
  await reportAtDesk(courier, desk, { code, from: 'Packed', stage: 'Shipped' });
  await collectAtDesk(courier, desk, { code, page });
  await shopper.visit(order);
  await page.getByRole('button', { name: 'CONFIRM RECEIPT' }).click();
  await page.getByRole('button', { name: 'Order received' }).click();
  await expect(page.getByRole('dialog', { name: 'Order Completed!' })).toBeVisible();

  await choicesHold(shopper, context, draftsAt(order));
});
