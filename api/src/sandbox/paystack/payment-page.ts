import { formatMoney, kobo, toNaira } from '@nkm/contracts';
import { lagosClock } from '@nkm/contracts/lagos-time';
import { channelOf } from './channels';
import { escapeHtml as e, frame } from './page-frame';
import { TEST_CARDS, type CardInput, type TestCard } from './test-cards';
import type { Transaction } from './transactions';

type Account = NonNullable<Transaction['account']>;
type Away = NonNullable<ReturnType<typeof channelOf>['away']>;

/** A complete HTML document. */
export type Page = string;

interface Situation {
  error?: string;
  /** The bank declined; the shopper can try another card. */
  failed?: boolean;
  challenge?: { field: 'pin' | 'otp'; message: string };
  input?: CardInput;
}

/** The page with the card form, or with the PIN or OTP form. */
export function paymentPage(transaction: Transaction, { error, failed, challenge, input }: Situation): Page {
  const alert = error
    ? '<p class="alert" role="alert" ' +
      `id="problem">${e(error)}${failed ? '. Try another card, or return to the shop.' : ''}</p>`
    : '';
  const form = challenge && input ? challengeForm(transaction, challenge, input) : cardForm(transaction, input, error);
  return frame(
    `${error || challenge ? 'Attention: ' : ''}Pay ${amountOf(transaction)}`,
    `<section class="sheet">${heading(transaction)}</section>
<section class="sheet">${alert}${form}${cancelForm(transaction)}</section>
${challenge ? '' : testCards(transaction)}`,
  );
}

const OUTCOMES: Record<Exclude<Transaction['status'], 'failed'>, string> = {
  success: 'Payment successful',
  ongoing: 'The bank has not answered yet. Do not pay again.',
  abandoned: 'The payment was not completed.',
};

/** The page of a payment that needs no further input. */
export function outcomePage(transaction: Transaction, shop: string | null): Page {
  const paid = transaction.status === 'success';
  const text = outcomeText(transaction);
  const arrival = transaction.account && !paid ? arrivalForm(transaction) : '';
  const link = shop === null ? '' : `<a class="button" href="${e(shop)}">Return to the shop</a>`;
  return frame(
    text,
    `<section class="sheet">${heading(transaction)}<p role="status">${text}</p>${link}${arrival}</section>`,
  );
}

function outcomeText({ status, gatewayResponse, channel }: Transaction): string {
  return status === 'failed' ? (channelOf({ channel }).away?.lostDetail ?? gatewayResponse) : OUTCOMES[status];
}

export const missingPage = (): Page =>
  frame(
    'Payment not found',
    '<section class="sheet"><h1>Payment not found</h1><p>Return to the shop and start the payment again.</p></section>',
  );

const amountOf = ({ amount }: Transaction) => formatMoney(toNaira(kobo(amount)));

const heading = (transaction: Transaction) => `<h1>${channelOf(transaction).title}</h1>
<p class="amount">${e(amountOf(transaction))}</p>
<p class="quiet">${e(transaction.email)}</p>
<p class="quiet">Reference ${e(transaction.reference)}</p>`;

const action = (transaction: Transaction) => `/pay/${encodeURIComponent(transaction.accessCode)}`;
const hidden = (name: string, value: string) => `<input type="hidden" name="${name}" value="${e(value)}">`;

function cardForm(transaction: Transaction, input: CardInput | undefined, error: string | undefined): string {
  const invalid = error && input ? ' aria-invalid="true" aria-describedby="problem"' : '';
  return `<form method="post" action="${action(transaction)}">
<h2>Card details</h2>
<label for="number">Card number</label>
<input id="number" name="number" inputmode="numeric" autocomplete="cc-number" required
  value="${e(input?.number ?? '')}"${invalid}>
<div class="pair">
<div><label for="expiry">Expiry (MM/YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30" required
  value="${e(input?.expiry ?? '')}"></div>
<div><label for="cvv">CVV</label>
<input id="cvv" name="cvv" inputmode="numeric" autocomplete="cc-csc" required></div>
</div>
<button type="submit">Pay ${e(amountOf(transaction))}</button>
</form>`;
}

function challengeForm(
  transaction: Transaction,
  { field, message }: { field: 'pin' | 'otp'; message: string },
  input: CardInput,
): string {
  const kept = (['number', 'expiry', 'cvv', 'pin', 'otp'] as const).filter((name) => name !== field);
  return `<form method="post" action="${action(transaction)}">
<h2>${field === 'pin' ? 'Card PIN' : 'One-time password'}</h2>
<p role="alert" id="problem">${e(message)}</p>
${kept.map((name) => hidden(name, input[name])).join('')}
<label for="${field}">${field.toUpperCase()}</label>
<input id="${field}" name="${field}" type="password" inputmode="numeric" autocomplete="off" required
  aria-describedby="problem">
<button type="submit">Continue</button>
</form>`;
}

const cancelForm = (transaction: Transaction) => `<form method="post" action="${action(transaction)}/cancel">
<button type="submit" class="plain">Cancel and return to the shop</button>
</form>`;

/** The page that says where the shopper sends the money, and the ways in which that can go. */
export function awayPage(transaction: Transaction, account: Account, now: Date): Page {
  const { away } = channelOf(transaction);
  if (away === null) throw new Error(`Transaction ${transaction.reference} has an account that its channel lacks`);
  const expired = new Date(account.expiresAt) <= now;
  const body = expired ? `<p class="alert" role="alert">${away.expired}</p>` : accountToPay(transaction, account, away);
  return frame(
    `Pay ${amountOf(transaction)}`,
    `<section class="sheet">${heading(transaction)}</section>
<section class="sheet">${body}${cancelForm(transaction)}</section>`,
  );
}

const accountToPay = (transaction: Transaction, { number, expiresAt }: Account, away: Away) =>
  `<h2>${e(away.instruction(amountOf(transaction)))}</h2>
<dl>${away
    .facts(number)
    .map(([name, value]) => `<dt>${e(name)}</dt><dd><code>${e(value)}</code></dd>`)
    .join('')}
<dt>Expires</dt><dd><time datetime="${expiresAt}">${lagosClock(expiresAt)}</time></dd></dl>
${moneyForm(transaction, 'now', away.sent)}
${moneyForm(transaction, 'late', away.sentLate)}`;

/** `now`: the money arrives. `late`: the bank has not answered yet. */
const moneyForm = (transaction: Transaction, money: 'now' | 'late', title: string) =>
  `<form method="post" action="${action(transaction)}">${hidden('money', money)}
<button type="submit"${money === 'late' ? ' class="plain"' : ''}>${title}</button></form>`;

/** Lets late money arrive. */
const arrivalForm = (transaction: Transaction) => moneyForm(transaction, 'now', 'Let the money arrive');

const testCards = (transaction: Transaction) => `<section class="sheet" aria-labelledby="cards">
<h2 id="cards">Test cards</h2>
<ul>${TEST_CARDS.map((card) => testCard(transaction, card)).join('')}</ul>
</section>`;

function testCard(transaction: Transaction, card: TestCard): string {
  const secrets = [`CVV ${card.cvv}`, card.pin && `PIN ${card.pin}`, card.otp && `OTP ${card.otp}`].filter(Boolean);
  const fields = { number: card.number, expiry: '12/49', cvv: card.cvv, pin: card.pin ?? '', otp: card.otp ?? '' };
  return `<li><p><code>${card.number}</code> <span class="quiet">${secrets.join(', ')}</span></p>
<form method="post" action="${action(transaction)}">
${Object.entries(fields)
  .map(([name, value]) => hidden(name, value))
  .join('')}
<button type="submit" class="plain" data-card="${card.number}">Pay with: ${e(card.title)}</button>
</form></li>`;
}
