import type { RouteHead } from '@nkm/contracts';
import type { ContentPage } from '../../features/content/content-page';
import { largestPicture } from '../../features/kids/kids-picture';
import type { KidsHomeData } from '../../features/kids/load-kids-home';
import { plainHead } from '../../head/plain-head';

export const kidsHomeHead = (data: KidsHomeData & ContentPage, url: URL): RouteHead => ({
  ...plainHead(data, url),
  ...largestPicture(data),
});
