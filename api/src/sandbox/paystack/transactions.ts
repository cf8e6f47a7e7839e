import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChannelName, channelOf } from './channels';

/** Paystack’s statuses: `abandoned` until the shopper tries a card, `ongoing` while the bank decides. */
export type TransactionStatus = 'abandoned' | 'ongoing' | 'failed' | 'success';

export interface Refund {
  id: number;
  /** In kobo. */
  amount: number;
  note: string | null;
  status: 'pending' | 'processed' | 'failed';
  /** ISO 8601. */
  createdAt: string;
}

export interface Transaction {
  id: number;
  reference: string;
  accessCode: string;
  /** In kobo. */
  amount: number;
  currency: string;
  email: string;
  callbackUrl: string | null;
  metadata: unknown;
  status: TransactionStatus;
  gatewayResponse: string;
  /** ISO 8601. */
  createdAt: string;
  paidAt: string | null;
  cardNumber: string | null;
  channel: ChannelName;
  /** Where the shopper sends the money, such as an account; missing for a card. */
  account?: { number: string; expiresAt: string };
  refunds: Refund[];
}

export type NewTransaction = Pick<
  Transaction,
  'reference' | 'amount' | 'currency' | 'email' | 'callbackUrl' | 'metadata' | 'channel'
>;

/**
 * The transaction as Paystack reports it: money that has not arrived when its account expires has failed. Money that
 * arrives later still succeeds.
 */
export function reported(transaction: Transaction, now: Date): Transaction {
  const { status, account } = transaction;
  const { away } = channelOf(transaction);
  const isLost = status === 'ongoing' && account !== undefined && new Date(account.expiresAt) <= now;
  return isLost && away ? { ...transaction, status: 'failed', gatewayResponse: away.lost } : transaction;
}

/** How long an account takes money. */
const ACCOUNT_MS = 30 * 60_000;

export interface Transactions {
  /** Null when the reference was used before. */
  add(transaction: NewTransaction): Transaction | null;
  byReference(reference: string): Transaction | undefined;
  byAccessCode(accessCode: string): Transaction | undefined;
  update(transaction: Transaction, change: Partial<Transaction>): void;
  addRefund(transaction: Transaction, refund: Pick<Refund, 'amount' | 'note'>): Refund;
  updateRefund(refund: Refund, change: Partial<Refund>): void;
  all(): Transaction[];
}

/** Stores transactions in memory, and in `file` if given, so that they survive a restart. */
export function createTransactions(file: string | null, now: () => Date): Transactions {
  const list: Transaction[] = file === null ? [] : read(file);
  const save = () => (file === null ? undefined : write(file, list));
  return {
    add(fields) {
      if (list.some(({ reference }) => reference === fields.reference)) return null;
      const { away } = channelOf(fields);
      const transaction: Transaction = {
        ...fields,
        ...(away && { account: newAccount(away.target(list.length), now()) }),
        id: 4_000_000_000 + list.length,
        accessCode: randomBytes(10).toString('hex'),
        status: 'abandoned',
        gatewayResponse: 'The transaction was not completed',
        createdAt: now().toISOString(),
        paidAt: null,
        cardNumber: null,
        refunds: [],
      };
      list.push(transaction);
      save();
      return transaction;
    },
    byReference: (reference) => list.find((transaction) => transaction.reference === reference),
    byAccessCode: (accessCode) => list.find((transaction) => transaction.accessCode === accessCode),
    update(transaction, change) {
      Object.assign(transaction, change);
      save();
    },
    addRefund(transaction, fields) {
      const id = 3_000_000 + list.reduce((sum, { refunds }) => sum + refunds.length, 0);
      const refund: Refund = { ...fields, id, status: 'pending', createdAt: now().toISOString() };
      transaction.refunds.push(refund);
      save();
      return refund;
    },
    updateRefund(refund, change) {
      Object.assign(refund, change);
      save();
    },
    all: () => [...list],
  };
}

const newAccount = (number: string, now: Date) => ({
  number,
  expiresAt: new Date(now.getTime() + ACCOUNT_MS).toISOString(),
});

function read(file: string): Transaction[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Transaction[];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`The payment sandbox cannot read its state ${file}: delete it to start again`, { cause });
  }
}

function write(file: string, list: Transaction[]): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(list));
  renameSync(`${file}.new`, file);
}
