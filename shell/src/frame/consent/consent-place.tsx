import { useTopic } from '@nkm/platform';
import { useState } from 'react';
import { useMatches } from 'react-router-dom';
import { useShell } from '../../app/shell-context';
import type { HostClaim } from '../../slices/boot-data';
import { ConsentNotice } from './consent-notice';

/**
 * The privacy notice for shoppers who have not chosen yet. It lies over the page, so that nothing shifts. Cart and
 * checkout show it only when the shopper asks for it.
 */
export function ConsentPlace() {
  const { chooseConsent } = useShell();
  const consent = useTopic('consent');
  const { choice } = consent;
  const [first] = useState(consent);
  // Every state after the first one comes from a press.
  const isAskedFor = consent !== first;
  const { purchase } = (useMatches().at(-1)?.handle ?? {}) as Partial<HostClaim>;
  if (purchase && !isAskedFor) return null;
  return choice === 'unset' && <ConsentNotice isAskedFor={isAskedFor} onChoose={chooseConsent} />;
}
