import { type CartItem, type CartLineKey } from '@nkm/contracts';
import { type Platform, usePlatform } from '@nkm/platform';
import { openWebAddress } from '@nkm/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { keyOf } from '../../cart-line/line';
import { type Attempt, forgetAttempt, keepAttempt, type OrderToPay } from './attempt';
import { attemptFor } from './attempt-for';
import { orderProblem, type OrderProblem } from './order-problem';
import { patiently } from './patiently';
import { placeOrder } from './place-order';
import { useResult } from './use-result';

export interface Pay {
  /** An order is being placed, or the browser is on its way to the payment page. */
  busy: boolean;
  /** Seconds until the automatic retry while the server is busy, otherwise null. */
  waitsFor: number | null;
  problem: OrderProblem | null;
  /** The order exists but its payment page cannot be opened. */
  stranded: boolean;
  pay: (order: OrderToPay) => Promise<void>;
}

/**
 * Places an order and opens the payment page. Repeated presses place only one order.
 * @param waiting a placed order that the page shows because its lines have left the cart; once it is paid, a press
 * opens the result instead of ordering the same again
 */
export function usePay(shopperId: number, waiting: Pick<Attempt, 'placed'> | null = null): Pay {
  const platform = usePlatform();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [stranded, setStranded] = useState(false);

  const rest = useCallback(() => {
    underWay.current = false;
    setBusy(false);
  }, []);
  useReturn(rest);
  const leaving = useLeaving();
  const openResult = useResult(waiting, busy);

  async function pay(order: OrderToPay): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setProblem(null);
    setStranded(false);
    try {
      if (await openResult()) return;
      const address = await patiently(() => makeOrder(platform, shopperId, order), { onWait: setWaitsFor, leaving });
      if (open(address)) return; // stay busy until the browser leaves the page
      setStranded(true);
    } catch (error) {
      setProblem(await tell(platform, error));
    }
    rest();
  }
  return { busy, waitsFor, problem, stranded, pay };
}

async function makeOrder(platform: Platform, shopperId: number, order: OrderToPay): Promise<string> {
  const attempt = await attemptFor(platform, shopperId, order);
  const { orderId, reference, authorizationUrl } = await placeOrder(platform.api, attempt);
  keepAttempt(platform.storage, { ...attempt, placed: { reference } });
  if (orderId !== null) platform.bus.emit('order.placed', { orderId, reference, lines: keysOf(order.lines) });
  return authorizationUrl;
}

async function tell(platform: Platform, error: unknown): Promise<OrderProblem> {
  const problem = orderProblem(error);
  if (problem.refused) forgetAttempt(platform.storage);
  // The user data in this tab can be outdated.
  if (problem.unverified) await platform.session.reload().catch(platform.toastError);
  if (problem.outdated) {
    platform.toast('error', problem.title); // a toast, because the page can redirect to the cart
    await platform.bus.send('cart.refresh', {});
  }
  return problem;
}

function open(address: string): boolean {
  try {
    openWebAddress(address);
    return true;
  } catch {
    return false; // the page then links to the shopper's orders
  }
}

/** Aborts on unmount, so that no order is placed after the shopper leaves the page. */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    controller.current = new AbortController();
    const { current } = controller;
    return () => current.abort();
  }, []);
  return useCallback(() => controller.current.signal, []);
}

/** The Back button can restore the page from the browser's cache in its busy state. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && onReturn();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onReturn]);
}

const keysOf = (lines: readonly CartItem[]): CartLineKey[] => lines.map(({ product }) => keyOf(product));
