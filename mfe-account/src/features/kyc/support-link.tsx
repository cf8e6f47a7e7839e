import { usePlatform } from '@nkm/platform';
import { Button, VisuallyHidden } from '@nkm/ui';
import { messages } from './messages';

/** Opens the chat messenger of the settings. Absent when none is set. */
export function SupportLink() {
  const { chat } = usePlatform().settings.links;
  if (!chat) return null;
  return (
    <p>
      <Button href={chat} target="_blank" rel="noopener noreferrer">
        {messages.support} <VisuallyHidden>{messages.newTab}</VisuallyHidden>
      </Button>
    </p>
  );
}
