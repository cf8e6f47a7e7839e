import { ApiError } from '@nkm/platform';
import { messages } from '../../messages';

/** Why an order was not made, as the shopper reads it. */
export interface OrderProblem {
  title: string;
  detail: string;
  /** Pressing again may help. */
  retryable: boolean;
  /** The server said no: the attempt is over, the next one gets a new key. Otherwise the order may exist. */
  refused: boolean;
  /** Prices or stock are others than those that were shown. */
  outdated: boolean;
  /** The shopper's email must be verified first. */
  unverified?: boolean;
  /** Other orders of the shopper are in the way. */
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
  const changed = status === 409 && !ordersInTheWay;
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
