import { kobo, type Kobo } from '@nkm/contracts';
import { createRandom, type Random } from '../random';

/** A candidate for a flash deal. */
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

/** Highest discount of a flash deal in percent (CAT-CONST-024). */
export const MOST_PERCENT_OFF = 90;
const LEAST_PERCENT_OFF = 25;
/** Days with campaigns; after them the shop says that there is no flash deal. */
const DAYS = 60;
const OFFERS = 12;
const LEAST_STOCK = 8;
const DAY = 86_400_000;
/** 12:00pm in Lagos, in UTC; Lagos has no summer time. */
const NOON_IN_LAGOS_H = 11;

/** Consecutive campaigns from noon to noon in Lagos; the first one runs at that time. */
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

/** The running campaign has already sold some pieces, and all pieces of one offer. */
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

/** Discounted usual price in whole naira, below the current price and at most 90 % off. */
export function flashPrice(
  { original_price_kobo, selling_price_kobo }: Omit<FlashArticle, 'id' | 'stock'>,
  percent: number,
): Kobo {
  const wanted = (original_price_kobo * (100 - percent)) / 100;
  const floor = (original_price_kobo * (100 - MOST_PERCENT_OFF)) / 100;
  const below = Math.min(wanted, selling_price_kobo * 0.85);
  return kobo(Math.ceil(Math.max(below, floor) / 100) * 100);
}
