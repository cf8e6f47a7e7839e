import { Carousel } from '@nkm/ui';
import { messages } from '../messages';
import { Banner } from './banner';
import type { BannerData } from './get-banners';

/** Milliseconds for which a banner shows (CAT-CONST-010, CAT-CONST-011). */
export const BANNER_MS = 5000;
/** Width of a banner across the page. */
const WIDE_BANNER_SIZES = '(min-width: 1240px) 1200px, 100vw';

export interface BannerCarouselProps {
  banners: readonly BannerData[];
  sizes?: string;
  /** The carousel is in the first view of the page. */
  first?: boolean;
  autoPlayMs?: number;
}

/** The banners of a placement, one after the other; nothing without banners. */
export function BannerCarousel({
  banners,
  sizes = WIDE_BANNER_SIZES,
  first,
  autoPlayMs = BANNER_MS,
}: BannerCarouselProps) {
  if (banners.length === 0) return null;
  return (
    <Carousel label={messages.banners.label} autoPlayMs={autoPlayMs}>
      {banners.map((banner, index) => (
        <Banner key={banner.id} banner={banner} sizes={sizes} priority={first && index === 0} deferred={index > 0} />
      ))}
    </Carousel>
  );
}
