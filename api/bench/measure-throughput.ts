import { measure } from './measure';
import { type ApiPlace, startApi } from './start-api';

const PAGES = {
  list: '/products?perPage=20&page=1',
  'list, page 20': '/products?perPage=20&page=20',
  'list by price': '/products?perPage=20&page=2&sort=price_asc',
  'list with facets': '/products?perPage=20&page=1&facets=1',
  subcategory: '/subcategories/womens-clothing?perPage=20&page=1',
  search: '/products/search?q=leather&perPage=20',
  suggestions: '/products/suggestions?q=ankara%20dr',
  product: '/products/sony-playstation-5-slim-disc-edition-1tb',
  categories: '/subcategories',
};

/** Measures requests per second for each kind of page, with the seed catalogue. */
export async function measureThroughput(
  name: string,
  place: ApiPlace,
  load: { seconds: number; connections: number },
): Promise<void> {
  const api = await startApi(place);
  try {
    for (const [page, address] of Object.entries(PAGES)) {
      const { perSecond, p50, p99, failed } = await measure(`${api.origin}${address}`, load);
      const figures = [`${perSecond.toFixed(0)}/s`, `p50 ${p50}`, `p99 ${p99}`, failed > 0 ? `${failed} failed` : ''];
      process.stdout.write(
        `${name.padEnd(11)}${page.padEnd(18)}${figures.map((text) => text.padStart(14)).join('')}\n`,
      );
    }
  } finally {
    await api.stop();
  }
}
