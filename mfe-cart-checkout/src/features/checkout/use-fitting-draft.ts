import { type CheckoutOptions, hasFeature } from '@nkm/contracts';
import { isPickupLocation } from '@nkm/contracts/pickup-location';
import { ApiError, type Platform, usePlatform } from '@nkm/platform';
import { useCallback, useEffect, useState } from 'react';
import { isList, onlyThose } from '../../cart-line/recognise-line';
import { type SavedAddress, takesParcels } from './addresses';
import type { CheckoutDraft } from './draft';
import { fitToAddresses, fitToLocations, fitToOptions } from './fit-draft';

type Fit = (draft: CheckoutDraft) => CheckoutDraft;

/**
 * Takes choices off the draft that the server no longer offers: when the page opens, and with each `check`. A list that
 * cannot be loaded takes nothing off; the server refuses an order with such a choice in any case.
 * @param isOpen the draft is for an order that is not placed yet
 */
export function useFittingDraft(
  draft: CheckoutDraft,
  changeDraft: (next: Fit) => void,
  isOpen: boolean,
): { check: () => void } {
  const { api, settings } = usePlatform();
  const hasOptions = hasFeature(settings, 'checkout-options');
  const [checks, setChecks] = useState(0);
  const toTheDoor = draft.deliveryType === 'Drop off';
  const hasLocation = isOpen && !toTheDoor && draft.pickup !== null;
  const hasAddress = isOpen && toTheDoor && draft.addressId !== null;

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const take = (fitting: Promise<Fit>) =>
      void fitting.then(
        (fit) => signal.aborted || changeDraft(fit),
        (error: unknown) => {
          if (!(error instanceof ApiError) && !signal.aborted) throw error;
        },
      );
    if (isOpen && hasOptions) take(fittingOptions(api, signal));
    if (hasLocation) take(fittingLocations(api, signal));
    if (hasAddress) take(fittingAddresses(api, signal));
    return () => controller.abort();
  }, [api, changeDraft, isOpen, hasOptions, hasLocation, hasAddress, checks]);

  return { check: useCallback(() => setChecks((number) => number + 1), []) };
}

const unchanged: Fit = (draft) => draft;

async function fittingOptions(api: Platform['api'], signal: AbortSignal): Promise<Fit> {
  const { data } = await api.get<{ data: CheckoutOptions }>('/checkout/options', { signal, background: true });
  return (draft) => fitToOptions(draft, data);
}

async function fittingLocations(api: Platform['api'], signal: AbortSignal): Promise<Fit> {
  const { data } = await api.get<{ data: unknown }>('/gigl_pickup_addresses', { signal, background: true });
  return isList(data) ? (draft) => fitToLocations(draft, onlyThose(data, isPickupLocation)) : unchanged;
}

async function fittingAddresses(api: Platform['api'], signal: AbortSignal): Promise<Fit> {
  const body = await api.get<{ data?: unknown }>('/addresses', { signal, background: true });
  const addresses = body.data ?? body;
  return isList(addresses)
    ? (draft) => fitToAddresses(draft, onlyThose(addresses, hasId).filter(takesParcels))
    : unchanged;
}

const hasId = (value: unknown): value is Pick<SavedAddress, 'id' | 'type'> =>
  Number.isSafeInteger((value as { id?: unknown } | null | undefined)?.id);
