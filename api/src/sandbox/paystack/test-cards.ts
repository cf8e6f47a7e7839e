/** A test card of Paystack, from https://paystack.com/docs/payments/test-payments. */
export interface TestCard {
  title: string;
  number: string;
  cvv: string;
  outcome: CardOutcome;
  /** `gateway_response` of verify. */
  response: string;
  pin?: string;
  otp?: string;
}

/**
 * `success` and `failed` are final answers of the bank. `silent` is no answer (the payment stays ongoing). `error` is a
 * fault of the provider that leaves the payment unchanged.
 */
export type CardOutcome = 'success' | 'failed' | 'silent' | 'error';

export const TEST_CARDS: readonly TestCard[] = [
  {
    title: 'Successful, no validation',
    number: '4084084084084081',
    cvv: '408',
    outcome: 'success',
    response: 'Successful',
  },
  {
    title: 'Successful, with PIN',
    number: '507850785078507812',
    cvv: '081',
    pin: '1111',
    outcome: 'success',
    response: 'Approved',
  },
  {
    title: 'Successful, with PIN and OTP',
    number: '5060666666666666666',
    cvv: '123',
    pin: '1234',
    otp: '123456',
    outcome: 'success',
    response: 'Approved',
  },
  {
    title: 'Successful, with PIN, phone and OTP',
    number: '507850785078507804',
    cvv: '884',
    pin: '0000',
    otp: '123456',
    outcome: 'success',
    response: 'Approved',
  },
  {
    title: 'Successful, bank authorisation',
    number: '4084080000000409',
    cvv: '000',
    outcome: 'success',
    response: 'Approved',
  },
  { title: 'Declined', number: '4084080000005408', cvv: '001', outcome: 'failed', response: 'Declined' },
  {
    title: 'Insufficient funds',
    number: '4084080000670037',
    cvv: '787',
    outcome: 'failed',
    response: 'Insufficient Funds',
  },
  {
    title: 'Token not generated',
    number: '507850785078507853',
    cvv: '082',
    pin: '0000',
    outcome: 'failed',
    response: 'Token Not Generated. Customer Not Registered on ' + 'Token Platform',
  },
  {
    title: 'Timeout: the bank does not answer',
    number: '5060660000000064',
    cvv: '606',
    outcome: 'silent',
    response: 'The bank has not answered yet',
  },
  {
    title: '500 error from the provider',
    number: '5060665060665060',
    cvv: '060',
    outcome: 'error',
    response: 'Something went wrong, please try again',
  },
];

export interface CardInput {
  number: string;
  /** `MM/YY`. */
  expiry: string;
  cvv: string;
  pin: string;
  otp: string;
}

export type CardVerdict =
  | { kind: 'charged'; card: TestCard }
  | { kind: 'invalid'; message: string }
  | { kind: 'challenge'; field: 'pin' | 'otp'; message: string };

/** Result of a card: refused at once, asked for PIN or OTP, or charged with the outcome of the card. */
export function judgeCard(input: CardInput, now: Date): CardVerdict {
  const number = input.number.replace(/[\s-]/g, '');
  const card = TEST_CARDS.find((candidate) => candidate.number === number);
  if (!card) return { kind: 'invalid', message: 'This is a test payment: use one of the test cards below.' };
  if (!isInFuture(input.expiry, now))
    return { kind: 'invalid', message: 'Enter an expiry date in the future as MM/YY.' };
  if (input.cvv.trim() !== card.cvv) return { kind: 'invalid', message: 'The CVV does not match this card.' };
  for (const field of ['pin', 'otp'] as const) {
    const wanted = card[field];
    if (wanted === undefined || input[field].trim() === wanted) continue;
    const name = field.toUpperCase();
    const message = input[field] ? `Incorrect ${name}. Try again.` : `Enter the ${name} of this card.`;
    return { kind: 'challenge', field, message };
  }
  return { kind: 'charged', card };
}

function isInFuture(expiry: string, now: Date): boolean {
  const match = /^\s*(0[1-9]|1[0-2])\s*\/\s*(\d{2})\s*$/.exec(expiry);
  if (!match) return false;
  const endOfMonth = Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
  return endOfMonth > now.getTime();
}
