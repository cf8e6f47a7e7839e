import { actionSamples } from './action-samples';
import { formSamples } from './form-samples';
import { messageSamples } from './message-samples';
import { placeSamples } from './place-samples';
import { productSamples } from './product-samples';
import type { Sample } from './sample';

/** All components of the kit in all their states. */
export const samples: Sample[] = [
  ...productSamples,
  ...actionSamples,
  ...formSamples,
  ...placeSamples,
  ...messageSamples,
];
