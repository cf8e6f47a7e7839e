import type { MethodOf } from '@nkm/contracts/payment-methods';

/** The money arrives after the shopper left the page: it shows where the shopper sends it. */
interface Away {
  /** What the shopper uses, different for each transaction. `count`: transactions before this one. */
  target: (count: number) => string;
  /** @param amount such as `₦4,200.00` */
  instruction: (amount: string) => string;
  /** The facts on the page: names and values. */
  facts: (target: string) => readonly [name: string, value: string][];
  sent: string;
  sentLate: string;
  /** The target has expired. */
  expired: string;
  /** The bank's answer, and the text for the shopper, when no money came. */
  lost: string;
  lostDetail: string;
}

interface Channel {
  title: string;
  /** Null: the shopper enters a card. */
  away: Away | null;
}

/** The codes of the methods that the provider collects are the names of its channels. */
const CHANNELS = {
  card: { title: 'Pay by card', away: null },
  bank_transfer: {
    title: 'Pay by bank transfer',
    away: {
      target: (count) => String(9_900_000_000 + count),
      instruction: (amount) => `Send ${amount} to this account`,
      facts: (number) => [
        ['Bank', 'Test Bank'],
        ['Account number', number],
      ],
      sent: 'I have sent the money',
      sentLate: 'I have sent the money, but it arrives late',
      expired: 'This account has expired. Return to the shop and start the payment again.',
      lost: 'The transfer did not arrive',
      lostDetail: 'The transfer did not arrive before the account expired.',
    },
  },
} satisfies Record<MethodOf<'provider'>, Channel>;

/** Paystack's name of a way to pay. */
export type ChannelName = keyof typeof CHANNELS;

export const isChannel = (name: unknown): name is ChannelName =>
  typeof name === 'string' && Object.hasOwn(CHANNELS, name);

export const channelOf = ({ channel }: { channel: ChannelName }): Channel => CHANNELS[channel];
