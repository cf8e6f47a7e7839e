import type { RouteHead } from '@nkm/contracts';

/** The preview of a link in chats and social networks. Many of them read neither WebP nor AVIF. */
const SHARE_PICTURE = { src: '/assets/share.jpg', width: 1200, height: 630 };

/** A tag in the head of a page. */
export interface HeadTag {
  name: 'link' | 'meta' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Content of a script, as an object. */
  json?: object;
}

/** The shop as search engines and social networks know it. */
export interface PublicShop {
  /** Origin of the shop's addresses, without a trailing slash. */
  publicUrl: string;
  brand: string;
}

/**
 * The tags of a page besides title, description and robots: its canonical address, Open Graph tags and schema.org
 * objects. The server writes them, and the browser replaces them after a navigation without a new document.
 * @param head with the title that includes the marketplace's name; empty for a page without data
 */
export function headTags(head: RouteHead, shop: PublicShop): HeadTag[] {
  const canonical = head.canonical && `${shop.publicUrl}${head.canonical}`;
  return [
    ...(canonical ? [{ name: 'link' as const, attributes: { rel: 'canonical', href: canonical } }] : []),
    ...openGraph(head, canonical, shop),
    ...(head.jsonLd ?? []).map((json) => ({
      name: 'script' as const,
      attributes: { type: 'application/ld+json' },
      json,
    })),
  ];
}

/** Open Graph tags, none without a title. The image is the page's own, else the shop's. */
function openGraph(head: RouteHead, canonical: string | undefined, { publicUrl, brand }: PublicShop): HeadTag[] {
  if (!head.title) return [];
  const { product, image = SHARE_PICTURE.src } = head;
  const details = head.image === undefined ? { ...SHARE_PICTURE, alt: brand } : head.imageDetails;
  const properties: [string, string | undefined][] = [
    ['og:type', product ? 'product' : 'website'],
    ['og:site_name', brand],
    ['og:locale', 'en_NG'],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', canonical || undefined],
    ['og:image', new URL(image, publicUrl).href],
    ['og:image:width', details && String(details.width)],
    ['og:image:height', details && String(details.height)],
    ['og:image:alt', details?.alt],
    ['product:price:amount', product?.selling_price.toFixed(2)],
    ['product:price:currency', product && 'NGN'],
    ['product:availability', product && (product.in_stock ? 'in stock' : 'out of stock')],
  ];
  return [
    ...properties.flatMap(([property, content]) =>
      content ? [{ name: 'meta' as const, attributes: { property, content } }] : [],
    ),
    { name: 'meta', attributes: { name: 'twitter:card', content: 'summary_large_image' } },
  ];
}
