import { ApiError } from '@nkm/platform';
import { messages } from './messages';

/** Why an order was not placed, in the shopper's words. */
export interface OrderProblem {
  title: string;
  detail: string;
  /** A retry can help. */
  retryable: boolean;
  /** The server refused the order, so the next attempt gets a new key. Otherwise the order can already exist. */
  refused: boolean;
  /** Prices or stock differ from those on the page. */
  outdated: boolean;
  /** The shopper's email must be verified first. */
  unverified?: boolean;
  /** Unpaid orders of the shopper block this one. */
  ordersInTheWay?: boolean;
}

export function orderProblem(error: unknown): OrderProblem {
  if (!(error instanceof ApiError)) {
    return {
      title: messages.orderFailed,
      detail: messages.orderUnanswered,
      retryable: true,
      refused: false,
      outdated: false,
    };
  }
  const { status, retryable, messages: said } = error;
  const refused = !retryable && status !== 401;
  const ordersInTheWay = error.errors.unpaid_orders !== undefined;
  const changed = status === 409 && !ordersInTheWay && !error.errors.payment_method;
  return {
    title: status === 0 ? messages.orderFailed : said.join(' '),
    detail: changed
      ? messages.orderChanged
      : refused
        ? messages.orderFailedDetail
        : status === 0
          ? messages.orderUnanswered
          : messages.orderRetry,
    retryable,
    refused,
    outdated: changed,
    ordersInTheWay,
    unverified: status === 403 && error.errors.email !== undefined,
  };
}
