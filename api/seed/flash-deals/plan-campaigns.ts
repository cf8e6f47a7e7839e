import { kobo, type Kobo } from '@nkm/contracts';
import { createRandom, type Random } from '../random';

/** An article that may be in a flash deal. */
export interface FlashArticle {
  id: number;
  original_price_kobo: number;
  selling_price_kobo: number;
  stock: number;
}

export interface CampaignSeed {
  id: number;
  title: string;
  starts_at: Date;
  ends_at: Date;
  offers: { product_id: number; price_kobo: Kobo; quantity: number; sold: number }[];
}

/** Percent: a flash deal never takes off more (spec 2 §9). */
export const MOST_PERCENT_OFF = 90;
const LEAST_PERCENT_OFF = 25;
/** Days for which there are campaigns; after that the shop says that there is none. */
const DAYS = 60;
const OFFERS = 12;
const LEAST_STOCK = 8;
const DAY = 86_400_000;
/** 12:00pm in Lagos, which has no summer time, in UTC. */
const NOON_IN_LAGOS_H = 11;

/** One campaign after the other, from noon to noon in Lagos; the first one runs at that time. */
export function planCampaigns(articles: readonly FlashArticle[], seed: number, now: Date): CampaignSeed[] {
  const fitting = articles.filter(({ stock }) => stock >= LEAST_STOCK);
  if (fitting.length === 0) return [];
  const first = lastNoon(now);
  return Array.from({ length: DAYS }, (_, day) => {
    const random = createRandom(seed, `flash ${day}`);
    const starts = first + day * DAY;
    return {
      id: day + 1,
      title: 'Flash Deals',
      starts_at: new Date(starts),
      ends_at: new Date(starts + DAY),
      offers: random.sample(fitting, OFFERS).map((article, index) => planOffer(article, day === 0, index, random)),
    };
  });
}

function lastNoon(now: Date): number {
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), NOON_IN_LAGOS_H);
  return noon <= now.getTime() ? noon : noon - DAY;
}

/** Of the running campaign some pieces are sold already, and of one offer all of them. */
function planOffer(article: FlashArticle, runs: boolean, index: number, random: Random) {
  const quantity = random.int(5, Math.min(40, article.stock));
  const sold = index === 3 ? quantity : random.int(0, quantity - 2);
  return {
    product_id: article.id,
    price_kobo: flashPrice(article, random.int(LEAST_PERCENT_OFF, 80)),
    quantity,
    sold: runs ? sold : 0,
  };
}

/** So many percent below the usual price, in whole naira, below what the article costs now, never more than 90 % off. */
export function flashPrice(
  { original_price_kobo, selling_price_kobo }: Omit<FlashArticle, 'id' | 'stock'>,
  percent: number,
): Kobo {
  const wanted = (original_price_kobo * (100 - percent)) / 100;
  const floor = (original_price_kobo * (100 - MOST_PERCENT_OFF)) / 100;
  const below = Math.min(wanted, selling_price_kobo * 0.85);
  return kobo(Math.ceil(Math.max(below, floor) / 100) * 100);
}
