import { Carousel } from '@nkm/ui';
import { messages } from '../messages';
import { Banner } from './banner';
import type { BannerData } from './get-adverts';

/** Milliseconds that a banner stands (spec 1 §9). */
export const BANNER_MS = 5000;
/** Width of a banner that stands across the page. */
export const WIDE_BANNER_SIZES = '(min-width: 1240px) 1200px, 100vw';

export interface BannerCarouselProps {
  banners: readonly BannerData[];
  sizes?: string;
  /** It is in the first view of the page. */
  first?: boolean;
  autoPlayMs?: number;
}

/** The adverts of a place, one after the other; nothing where none runs. */
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
        <Banner key={banner.id} banner={banner} sizes={sizes} priority={first && index === 0} late={index > 0} />
      ))}
    </Carousel>
  );
}
