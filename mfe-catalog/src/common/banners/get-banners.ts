import { type Advert, isOwnPath, type Picture } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

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

/** The current adverts of a placement (spec 1 §7), without those that lack a title or have an unsafe link. */
export async function getAdverts(
  { api }: Pick<Platform, 'api'>,
  placement: string,
  signal: AbortSignal,
): Promise<BannerData[]> {
  const { data } = await api.get<{ data?: Advert[] }>(`/adverts/web/${placement}`, { signal });
  return (data ?? []).filter(({ link, title }) => title && isSafe(link)).map(pickBanner);
}

const isSafe = (link: string): boolean => isOwnPath(link) || link.startsWith('https://');

function pickBanner({ id, title, text, link, action, promo_code: code, image, picture }: Advert): BannerData {
  return { id, title, text, link, action, code, image, picture };
}
