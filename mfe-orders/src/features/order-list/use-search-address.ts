import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths';

/** Milliseconds without typing before the search becomes the address. */
const REST_MS = 300;

interface Filters {
  search: string;
  status: string;
}

/**
 * The filters of the list of orders. What the shopper types replaces the address after a rest. A status becomes a new
 * address at once, so that Back shows the list from before. When the address changes otherwise, such as with Back, the
 * fields follow it.
 */
export function useSearchAddress({ search, status }: Filters) {
  const navigate = useNavigate();
  const address = { search, status };
  const [typed, setTyped] = useState<Filters>(address);
  /** The filters that the address had last, and those that were sent there. */
  const [known, setKnown] = useState({ address, sent: address });
  if (!same(known.address, address)) {
    const isOurs = same(known.sent, address);
    setKnown({ address, sent: isOurs ? known.sent : address });
    if (!isOurs) setTyped(address);
  }

  function send(next: Filters, { replace }: { replace: boolean }): void {
    if (same(next, known.sent)) return;
    setKnown({ ...known, sent: next });
    void navigate(paths.myOrders(next), { replace, preventScrollReset: true });
  }
  function apply(next: Filters): void {
    setTyped(next);
    send(next, { replace: false });
  }

  const sendTyped = useEffectEvent(() => send(typed, { replace: true }));
  useEffect(() => {
    const timer = setTimeout(sendTyped, REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed.search,
    status: typed.status,
    /** The list shows other filters than the fields. */
    isBehind: !same(typed, address),
    type: (text: string) => setTyped({ ...typed, search: text }),
    choose: (chosen: string) => apply({ ...typed, status: chosen }),
    submit: () => send(typed, { replace: true }),
    clear: () => apply({ search: '', status: '' }),
  };
}

/** Spaces around the text do not count. */
const same = (one: Filters, other: Filters) => one.search.trim() === other.search.trim() && one.status === other.status;
