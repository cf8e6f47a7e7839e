import type { System } from '../system/start-system';
import { productsOnSale, productWithVariants } from './catalogue';

interface Claim {
  path: string;
  public: boolean;
}

/** Addresses of the pages that have a parameter in their path or several variants. */
const EXAMPLES: Record<string, (api: string) => string[] | Promise<string[]>> = {
  '/shop': () => ['/shop'],
  '/shop/:slug': () => ['/shop/womens-clothing'],
  '/search/:query': () => ['/search/phone'],
  '/editorial/:pageSlug': async (api) => [`/editorial/${(await firstOf<{ slug: string }>(`${api}/pages`)).slug}`],
  '/store-detail/:vendorId': async (api) => [`/store-detail/${await storeOf(api)}`],
  '/store-detail-info': async (api) => [`/store-detail-info?vendor=${await storeOf(api)}`],
  '/store-detail': async (api) => ['/store-detail', `/store-detail?vendor=${await storeOf(api)}`],
  '/account': () => ['/account', '/account?sign-up', '/account?sign-up=email_and_pass'],
  '/:slug': async (api) => [`/${(await productsOnSale(api))[0]!.slug}`, `/${(await productWithVariants(api)).slug}`],
};

/** Addresses of all pages that slices claim and the server renders, and one unclaimed address. */
export async function publicPages({ shop, api }: System): Promise<string[]> {
  const html = await (await fetch(shop)).text();
  const file = /"shop":\{"href":"([^"]+)"/.exec(html)![1]!;
  const { claims } = (await (await fetch(`${shop}${file}`)).json()) as { claims: Claim[] };
  const open = claims.filter((claim) => claim.public);
  const addresses = await Promise.all(open.map(({ path }) => EXAMPLES[path]?.(api) ?? [path]));
  return [...addresses.flat(), '/no/such/path'];
}

async function firstOf<T>(url: string): Promise<T> {
  return ((await (await fetch(url)).json()) as { data: T[] }).data[0]!;
}

const storeOf = async (api: string) => (await firstOf<{ profile_id: number }>(`${api}/users/vendors`)).profile_id;
