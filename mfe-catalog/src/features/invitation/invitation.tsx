import { usePlatform, useTopic } from '@nkm/platform';
import { Dialog } from '@nkm/ui';
import { useEffect, useState } from 'react';
import { InvitationForm } from './invitation-form';
import { messages } from './messages';
import { watchEngagement } from './watch-engagement';

/** Key of local storage: whoever was asked once is left in peace. */
const ASKED_KEY = 'newsletter-invited';

/**
 * Asks a visitor once for the newsletter (spec 1 §2.9; decision "newsletter popup"): after real engagement, and not
 * before the privacy notice is answered. It closes by Escape like every dialog.
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
