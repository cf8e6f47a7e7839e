import type { DeliveryTime } from '@nkm/contracts';
import { Button, Dialog, RadioGroup, VisuallyHidden } from '@nkm/ui';
import { useState } from 'react';
import { messages } from './messages';
import { messages as words } from './dialog-messages';

interface DeliveryTimeDialogProps {
  chosen: DeliveryTime;
  onConfirm: (time: DeliveryTime) => void;
  onClose: () => void;
}

/** Choice of the delivery time. */
export function DeliveryTimeDialog({ chosen, onConfirm, onClose }: DeliveryTimeDialogProps) {
  const [time, setTime] = useState(chosen);
  return (
    <Dialog
      open
      title={messages.deliveryTime}
      onClose={onClose}
      actions={
        <Button variant="main" onClick={() => onConfirm(time)}>
          {words.confirmDeliveryTime}
        </Button>
      }
    >
      <RadioGroup<DeliveryTime>
        legend={<VisuallyHidden>{messages.deliveryTime}</VisuallyHidden>}
        value={time}
        onChange={setTime}
        options={[
          { value: 'home delivery', label: messages.anyTime, hint: words.anyTimeHint },
          { value: 'office delivery', label: messages.officeHours, hint: words.officeHoursHint },
        ]}
      />
    </Dialog>
  );
}
