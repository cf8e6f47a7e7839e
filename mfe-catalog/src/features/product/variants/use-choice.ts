import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import type { ProductView } from '../product-view';
import { type Choice, readChoice, readPicks } from './chosen-variant';
import type { Picks } from './options';

const NOTHING: Picks = {};

/** The shopper's choice of a variant. The address holds a complete one, so that it can be shared. */
export function useChoice(product: ProductView): Choice & { choose(picks: Picks): void } {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [begun, setBegun] = useState({ slug: product.slug, picks: NOTHING });
  const picks = begun.slug === product.slug ? begun.picks : NOTHING;
  const openChosen = useEffectEvent(() => {
    const chosen = picks === NOTHING ? null : readPicks(product, picks).chosen;
    if (chosen) void navigate(paths.variant(product.slug, chosen.id), { replace: true, preventScrollReset: true });
  });
  // An effect, because a choice from before hydration arrives while React renders the page for the first time.
  useEffect(() => openChosen(), [begun]);
  return {
    ...readChoice(product, new URLSearchParams(search), picks),
    choose: (next) => setBegun({ slug: product.slug, picks: next }),
  };
}
