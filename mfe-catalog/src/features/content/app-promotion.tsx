import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useStoreLink } from '../../app-store/use-store-link';
import { messages } from './messages';

/** Promotes the mobile app (CAT-RULE-001); renders nothing when the settings name none. */
export function AppPromotion() {
  const { brand } = usePlatform().settings;
  const address = useStoreLink();
  if (!address) return null;
  return (
    <section>
      <h2>{messages.appHeading(brand)}</h2>
      <p>{messages.appText}</p>
      <Button href={address} target="_blank" rel="noopener noreferrer">
        {messages.getApp}
      </Button>
    </section>
  );
}
