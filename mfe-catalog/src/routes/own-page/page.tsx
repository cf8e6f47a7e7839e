import type { ScreenProps } from '@nkm/contracts';
import type { OwnPageData } from '../../features/editorial/load-own-page';
import { OwnPage } from '../../features/editorial/own-page';

/**
 * /faqs, /Our-Press and /Blog-List (CAT-ROUTE-016, CAT-ROUTE-020, CAT-ROUTE-021). Shows the server's page of the same
 * name.
 */
export default function OwnPageScreen({ data }: ScreenProps<OwnPageData>) {
  return <OwnPage data={data} />;
}
