import type { RouteHead } from '@nkm/contracts';
import { messages as words } from '../../features/deals/messages';
import { listingHead } from '../../features/listing/listing-head';
import type { ListingData } from '../../features/listing/load-listing';
import { messages } from '../../messages';
import { paths } from '../../paths';

export const dealsHead = (listing: ListingData, url: URL): RouteHead =>
  listingHead(
    listing,
    { title: messages.titles.deals, description: words.deals.description, path: paths.deals() },
    url,
  );
