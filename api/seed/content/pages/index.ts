import type { PageSeed } from '../page';
import { coins } from './coins';
import { delivery } from './delivery';
import { flashDealTerms } from './flash-deal-terms';
import { howToOrder } from './how-to-order';
import { ourPromises } from './our-promises';
import { payment } from './payment';
import { privacyPolicy } from './privacy-policy';
import { returnsPolicy } from './returns-policy';
import { sellWithUs } from './sell-with-us';
import { sellerQuestions } from './seller-questions';
import { shopperQuestions } from './shopper-questions';
import { terms } from './terms';

/** Every page, in the order of the footer. */
export const PAGES: readonly PageSeed[] = [
  howToOrder,
  delivery,
  returnsPolicy,
  payment,
  shopperQuestions,
  terms,
  privacyPolicy,
  ourPromises,
  sellWithUs,
  sellerQuestions,
  coins,
  flashDealTerms,
];
