import { usePlatform, useTopic } from '@nkm/platform';
import { Dialog } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { InvitationForm } from './invitation-form';
import { messages } from './messages';
import { watchEngagement } from './watch-engagement';

/** Local storage key: each visitor sees the popup only once. */
const ASKED_KEY = 'newsletter-invited';

/**
 * Invites a visitor once to the newsletter (CAT-SCR-008; docs/rules.md "Newsletter"), after real engagement and an
 * answer to the privacy notice. It closes on Escape like every dialog.
 */
export function Invitation() {
  const { storage } = usePlatform();
  const hasChosen = useTopic('consent').choice !== 'unset';
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!hasChosen || storage.get(ASKED_KEY) !== null) return undefined;
    return watchEngagement(() => {
      storage.set(ASKED_KEY, '1');
      setOpen(true);
    });
  }, [hasChosen, storage]);

  const close = () => setOpen(false);
  return (
    <Dialog open={open} size="s" title={messages.title} onClose={close}>
      <InvitationForm onDone={close} />
    </Dialog>
  );
}
