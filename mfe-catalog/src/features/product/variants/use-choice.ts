import { useState } from 'react';
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
  return {
    ...readChoice(product, new URLSearchParams(search), picks),
    choose(next) {
      const { chosen } = readPicks(product, next);
      setBegun({ slug: product.slug, picks: next });
      if (chosen) void navigate(paths.variant(product.slug, chosen.id), { replace: true, preventScrollReset: true });
    },
  };
}
