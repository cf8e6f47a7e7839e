import type { ScreenProps } from '@nkm/contracts';
import type { OwnPageData } from '../features/editorial/load-own-page';
import { OwnPage } from '../features/editorial/own-page';

/** /Blog-List (spec 2 §2): what the server's page of that name says. */
export default function BlogList({ data }: ScreenProps<OwnPageData>) {
  return <OwnPage data={data} />;
}
