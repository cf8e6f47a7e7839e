import { type Advert, hasFeature, isOwnPath, type Picture } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { optionalRequest } from '../products/load-optional';

/** The data of an advert that a banner shows. */
export interface BannerData {
  id: number;
  title: string;
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  action: string;
  /** Promo code to enter at checkout. */
  code: string | null;
  image: string | null;
  picture: Picture | null;
}

/** The current adverts of a placement (CAT-CALL-003), without those that lack a title or have an unsafe link. */
export async function getAdverts(
  platform: Pick<Platform, 'api' | 'isServer' | 'settings'>,
  placement: string,
  signal: AbortSignal,
): Promise<BannerData[]> {
  // Extensions block the documented address.
  const path = hasFeature(platform.settings, 'highlights') ? '/highlights' : '/adverts/web';
  const options = { ...optionalRequest(platform), signal };
  const { data } = await platform.api.get<{ data?: Advert[] }>(`${path}/${placement}`, options);
  return (data ?? []).filter(({ link, title }) => title && isSafe(link)).map(pickBanner);
}

const isSafe = (link: string): boolean => isOwnPath(link) || link.startsWith('https://');

function pickBanner({ id, title, text, link, action, promo_code: code, image, picture }: Advert): BannerData {
  return { id, title, text, link, action, code, image, picture };
}
