import { useTopic } from '@nkm/platform';
import { useEffect, useState } from 'react';
import { useShell } from '../../app/shell-context';
import { ConsentNotice } from './consent-notice';

/** The privacy notice for shoppers who have not chosen yet. It lies over the page, so that nothing shifts. */
export function ConsentPlace() {
  const { chooseConsent } = useShell();
  const { choice } = useTopic('consent');
  const [isAskedFor, setAskedFor] = useState(false);
  useEffect(() => {
    if (choice !== 'unset') setAskedFor(true);
  }, [choice]);
  return choice === 'unset' && <ConsentNotice isAskedFor={isAskedFor} onChoose={chooseConsent} />;
}
