import type { BannerRecipe } from '../pictures/recipe/recipe';

/** A seeded banner; banners of one placement are in display order. */
export interface AdvertSeed {
  placement: string;
  title: string;
  text: string | null;
  link: string;
  action: string;
  promoCode?: string;
  picture?: BannerRecipe;
}

const banner = (cloth: BannerRecipe['cloth'], ...art: [string, string, string]): BannerRecipe => ({
  shape: 'banner',
  cloth,
  objects: [
    { art: art[1], x: 0.645, y: 0.6, size: 0.5, angle: -12 },
    { art: art[2], x: 0.885, y: 0.6, size: 0.52, angle: 12 },
    { art: art[0], x: 0.765, y: 0.5, size: 0.78, angle: 0 },
  ],
});

const card = (cloth: BannerRecipe['cloth'], ...art: [string, string]): BannerRecipe => ({
  shape: 'card',
  cloth,
  objects: [
    { art: art[1], x: 0.89, y: 0.72, size: 0.36, angle: 14 },
    { art: art[0], x: 0.74, y: 0.5, size: 0.66, angle: -6 },
  ],
});

/** SH-CONST-008 fixes the header's offer; the others name only what the shop has. */
export const ADVERTS: readonly AdvertSeed[] = [
  {
    placement: 'header',
    title: "20% discount for women's clothing",
    text: 'with the promo code',
    link: '/shop/womens-clothing',
    action: 'Shop now',
    promoCode: 'WOMEN20',
  },
  {
    placement: 'home-main',
    title: 'Dressed in indigo',
    text: 'Adire, Ankara and aso oke from the tailors of Lagos, Abeokuta and Kano',
    link: '/shop/womens-native-wear',
    action: 'See the dresses',
    picture: banner('indigo', '👗', '👜', '👠'),
  },
  {
    placement: 'home-main',
    title: 'Phones from Computer Village',
    text: 'Tested before they leave the store, with 7 days to return a faulty one',
    link: '/shop/smartphones',
    action: 'See the phones',
    picture: banner('night', '📱', '🎧', '🔋'),
  },
  {
    placement: 'home-main',
    title: 'A kitchen for the whole family',
    text: 'Party pots, blenders and cookers, shipped nationwide',
    link: '/shop/cookware',
    action: 'See cookware',
    picture: banner('cotton', 'pot-set', '🔪', 'blender'),
  },
  {
    placement: 'home-main',
    title: 'Power when NEPA takes light',
    text: 'Solar panels, inverters and batteries from specialist stores',
    link: '/shop/solar-panels',
    action: 'See solar panels',
    picture: banner('sky', 'solar-panel', 'battery-cabinet', 'lantern'),
  },
  {
    placement: 'home-side',
    title: 'Beads for every occasion',
    text: 'Coral, gold and waist beads',
    link: '/shop/coral-beads',
    action: 'See the beads',
    picture: card('night', 'groom-coral', '💍'),
  },
  {
    placement: 'home-side',
    title: 'For the little ones',
    text: 'Clothes, toys and school bags',
    link: '/shop/toys',
    action: 'See the toys',
    picture: card('cotton', '🧸', '🎒'),
  },
  {
    placement: 'shop',
    title: 'Free delivery over ₦10k',
    text: 'From every store, to a pickup station near you',
    link: '/shop',
    action: 'Go shopping',
    picture: banner('indigo', '📦', '🛒', '🛍️'),
  },
  {
    placement: 'shop',
    title: 'Play tonight',
    text: 'Consoles, games and controllers',
    link: '/shop/playstation-5',
    action: 'See the consoles',
    picture: banner('night', 'console-tall', '🎮', '🏆'),
  },
  {
    placement: 'deals',
    title: 'Lower prices today',
    text: 'Products below their usual price',
    link: '/Flash-Deals',
    action: 'See the flash deals',
    picture: banner('indigo', '🏷️', '🛍️', '💸'),
  },
  {
    placement: 'flash-deals',
    title: 'Flash deals',
    text: 'One item per customer, while stocks last',
    link: '/deals',
    action: 'See all deals',
    promoCode: 'FLASH',
    picture: banner('night', '⚡', '⏰', '🏷️'),
  },
  {
    placement: 'hot-deals',
    title: 'Hot today',
    text: 'Popular products from all our stores',
    link: '/shop',
    action: 'Shop now',
    picture: banner('sky', '🔥', '👟', '⌚'),
  },
  {
    placement: 'hot-deals',
    title: 'Sneakers that last',
    text: 'For the gym and for the street',
    link: '/shop/sneakers',
    action: 'See the sneakers',
    picture: banner('cotton', '👟', '🧢', '🎽'),
  },
  {
    placement: 'hot-deals',
    title: 'Smart watches',
    text: 'Steps, sleep and calls on your wrist',
    link: '/shop/smart-watches',
    action: 'See the watches',
    picture: banner('indigo', '⌚', '💍', '👔'),
  },
  {
    placement: 'kids-home',
    title: 'Back to school',
    text: 'Bags, shoes and pencils for the new term',
    link: '/shop/school-bags',
    action: 'See the bags',
    picture: banner('sky', '🎒', '✏️', '👟'),
  },
  {
    placement: 'kids-home',
    title: 'Sweet dreams',
    text: 'Nets, cots and blankets for babies',
    link: '/shop/baby-sleeping',
    action: 'See baby bedding',
    picture: banner('cotton', '🧸', '🍼', '🌙'),
  },
];

/** Later additions: the smaller banners on the page for kids. */
export const KIDS_ADVERTS: readonly AdvertSeed[] = [
  {
    placement: 'kids-side',
    title: 'Time to eat',
    text: 'Bottles, bowls and food makers',
    link: '/shop/baby-feeding',
    action: 'See baby feeding',
    picture: card('sky', '🍼', '🥣'),
  },
  {
    placement: 'kids-side',
    title: 'First steps',
    text: 'School shoes, sandals and sneakers',
    link: '/shop/kids-shoes',
    action: 'See the shoes',
    picture: card('indigo', '👟', '🥿'),
  },
];
