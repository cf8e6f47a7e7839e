import { isClaimed } from '../../app/is-claimed';
import type { PageLink } from '../../app/frame-content/frame-content';
import { paths } from '../../app/paths';
import type { HostClaim } from '../../slices/boot-data';
import { messages } from './messages';

export interface FooterLink {
  title: string;
  to: string;
}

export interface LinkGroup {
  title: string;
  links: FooterLink[];
}

/** Maximum subcategories per category in the footer (SH-CONST-002). */
export const LONGEST_CATEGORY = 10;

const editorialPath = (slug: string) => `/editorial/${encodeURIComponent(slug)}`;

/**
 * The link groups of the footer (SH-RULE-009): fixed links, then the server's pages of that category. Pages of the
 * category About are under Company. Links that no slice claims and empty groups are omitted.
 */
export function footerGroups(
  pages: readonly PageLink[],
  claims: readonly Pick<HostClaim, 'path'>[],
  brand: string,
): LinkGroup[] {
  /** A page whose own path no slice claims is at its editorial path. */
  const addressOf = ({ slug, path }: PageLink) => (path && isClaimed(path, claims) ? path : editorialPath(slug));
  const pagesOf = (...categories: string[]) =>
    pages
      .filter(({ category }) => categories.includes(category))
      .map((page) => ({ title: page.title, to: addressOf(page) }));
  const groups: LinkGroup[] = [
    {
      title: messages.quickLinks,
      links: [
        { title: messages.trackOrder, to: '/track-order' },
        { title: messages.coupons, to: '/coupon' },
        { title: messages.myOrders, to: '/my-orders' },
        { title: messages.wishlist, to: paths.wishlist },
        { title: messages.cart, to: paths.cart },
        ...pagesOf('Quick links'),
      ],
    },
    {
      title: messages.company,
      links: [
        { title: messages.about, to: '/about' },
        { title: messages.contactUs, to: '/Contact-Us' },
        ...pagesOf('Company', 'About'),
      ],
    },
    {
      title: messages.business,
      links: [{ title: messages.sellOn(brand), to: '/become-a-vendor' }, ...pagesOf('Business')],
    },
    {
      title: messages.shop,
      links: [
        { title: messages.allProducts, to: paths.shop },
        { title: messages.deals, to: '/deals' },
        ...pagesOf('Shop'),
      ],
    },
  ];
  return groups
    .map(({ title, links }) => ({ title, links: oncePerTitle(links.filter(({ to }) => isClaimed(to, claims))) }))
    .filter(({ links }) => links.length > 0);
}

/** A server page can repeat the title of a fixed link; the first link stays. */
function oncePerTitle(links: FooterLink[]): FooterLink[] {
  const nameOf = ({ title }: FooterLink) => title.trim().toLowerCase();
  return links.filter((link, index) => links.findIndex((other) => nameOf(other) === nameOf(link)) === index);
}

/** One group per category, with at most ten of its subcategories. */
export function categoryGroups(
  categories: readonly { title: string; subcategories: readonly { title: string; slug: string }[] }[],
): LinkGroup[] {
  return categories
    .filter(({ subcategories }) => subcategories.length > 0)
    .map(({ title, subcategories }) => ({
      title,
      links: subcategories
        .slice(0, LONGEST_CATEGORY)
        .map(({ title: name, slug }) => ({ title: name, to: paths.category(slug) })),
    }));
}
