import type { DeliveryTime } from '@nkm/contracts';
import { Button } from '@nkm/ui';
import { messages } from './messages';
import page from '../../page/page.module.css';

/** The chosen delivery time, and the button to change it. */
export function DeliveryTimeChoice({ time, onChange }: { time: DeliveryTime; onChange: () => void }) {
  return (
    <div className={page.actions}>
      <p>{time === 'home delivery' ? messages.anyTime : messages.officeHours}</p>
      <Button size="s" variant="quiet" onClick={onChange}>
        {messages.changeDeliveryTime}
      </Button>
    </div>
  );
}
