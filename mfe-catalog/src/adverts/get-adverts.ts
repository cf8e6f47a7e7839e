import type { Advert, Picture } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';
import { isOwnPath } from './own-path';

/** What a banner shows of an advert. */
export interface BannerData {
  id: number;
  title: string;
  text: string | null;
  /** A path of the shop, or an https address. */
  link: string;
  action: string;
  /** To be entered at the checkout. */
  code: string | null;
  image: string | null;
  picture: Picture | null;
}

/** The adverts that run in a place (spec 1 §7); what cannot be shown is left out, as is a link that leads astray. */
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
