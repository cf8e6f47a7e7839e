import { usePlatform } from '@nkm/platform';
import { Banner } from '../../banners/banner';
import { BannerCarousel } from '../../banners/banner-carousel';
import type { BannerData } from '../../banners/get-banners';
import { useStoreLink } from '../../app-store/use-store-link';
import { messages } from '../../messages';
import styles from './home-banners.module.css';
import { MAIN_SIZES, SIDE_SIZES } from './home-picture';

/** No advert has this id. */
const APP_ID = 0;

export interface HomeBannersProps {
  banners: readonly BannerData[];
  sideBanners: readonly BannerData[];
}

/** The banners at the top of the home page (CAT-SCR-002), which link into the shop and to the mobile app, if any. */
export function HomeBanners({ banners, sideBanners }: HomeBannersProps) {
  const app = useAppBanner();
  const all = app ? [...banners, app] : banners;
  if (all.length === 0 && sideBanners.length === 0) return null;
  return (
    <div className={styles.banners}>
      <BannerCarousel banners={all} sizes={MAIN_SIZES} first />
      {sideBanners.length > 0 && (
        <div className={styles.side}>
          {sideBanners.map((banner) => (
            <Banner key={banner.id} banner={banner} sizes={SIDE_SIZES} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A banner for the mobile app (CAT-RULE-001) if the settings name its address. */
function useAppBanner(): BannerData | null {
  const { brand } = usePlatform().settings;
  const link = useStoreLink();
  if (link === null) return null;
  const { app, appText, getApp } = messages.banners;
  return { id: APP_ID, title: app(brand), text: appText, link, action: getApp, code: null, image: null, picture: null };
}
