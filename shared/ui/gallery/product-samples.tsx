import {
  Avatar,
  Badge,
  Carousel,
  DiscountBadge,
  IconButton,
  NairaCharge,
  PicturePlaceholder,
  Price,
  ProductCard,
  type ProductCardView,
  ProductGrid,
  ProductImage,
  QuantityBox,
  Button,
  SkeletonCard,
  Stars,
} from '../src';
import { Live } from './live';
import { nothing, type Sample } from './sample';
import * as icons from '../src/icons';
import { type Platform, PlatformProvider, usePlatform } from '@nkm/platform';
import { type ReactNode, useMemo } from 'react';

const DOLLARS = { currency: 'Dollar', rate: 380 };

/** A sample with prices in dollars. */
function InDollars({ children }: { children: ReactNode }) {
  const platform = usePlatform();
  const inDollars = useMemo((): Platform => {
    const { bus } = platform;
    const current = ((topic) => (topic === 'currency' ? DOLLARS : bus.current(topic))) as typeof bus.current;
    return { ...platform, bus: { ...bus, current } };
  }, [platform]);
  return <PlatformProvider platform={inDollars}>{children}</PlatformProvider>;
}

const fabric: ProductCardView = {
  slug: 'adire-eleko-fabric',
  title: 'Hand-dyed adire eleko cotton fabric, five yards, deep indigo with white resist pattern',
  image: '/pictures/adire.svg',
  selling_price: 8500,
  original_price: 10000,
  quantity: 12,
  stars: 17,
  star_summary: { '1': 0, '2': 1, '3': 2, '4': 4, '5': 10 },
  vendor: { store_name: 'Ngozi Fabrics' },
};
const kettle: ProductCardView = {
  ...fabric,
  slug: 'kettle',
  title: 'Electric kettle 1.7 l',
  image: '/pictures/kettle.svg',
  selling_price: 14250.5,
  original_price: 14250.5,
  stars: 0,
  star_summary: { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 },
  vendor: { store_name: "Ọláwálé & Sons' Home Appliances and Kitchenware" },
};
const soldOut: ProductCardView = { ...fabric, slug: 'sandals', title: 'Leather sandals', image: '', quantity: 0 };

const actions = (
  <>
    <Button size="s" wide>
      Add to cart
    </Button>
    <IconButton icon={icons.heart} label="Add to wishlist" />
  </>
);
const noActions = (
  <Button size="s" wide aria-disabled>
    Add to cart
  </Button>
);

export const productSamples: Sample[] = [
  {
    component: 'Price',
    states: {
      plain: <Price selling={8500} original={8500} />,
      reduced: <Price selling={8500} original={10000} />,
      large: <Price selling={1250000} original={1500000.5} size="l" />,
    },
  },
  {
    component: 'NairaCharge',
    states: {
      'beside dollars': (
        <InDollars>
          <NairaCharge amount={8500} />
        </InDollars>
      ),
      'on a receipt': (
        <InDollars>
          <NairaCharge amount={8500} placed />
        </InDollars>
      ),
    },
  },
  { component: 'DiscountBadge', states: { reduced: <DiscountBadge selling={8500} original={10000} /> } },
  {
    component: 'Badge',
    states: {
      neutral: <Badge>Out Of Stock</Badge>,
      brand: <Badge tone="brand">New</Badge>,
      good: <Badge tone="good">Paid</Badge>,
      warning: <Badge tone="warning">Uncompleted</Badge>,
      bad: <Badge tone="bad">Cancelled</Badge>,
    },
  },
  {
    component: 'Stars',
    states: {
      'from a summary': <Stars summary={fabric.star_summary} count={17} />,
      half: <Stars rating={2.5} />,
      none: <Stars rating={0} count={0} />,
    },
  },
  {
    component: 'ProductImage',
    states: {
      picture: <ProductImage src="/pictures/adire.svg" alt="Adire fabric" />,
      broken: <ProductImage src="/pictures/missing.svg" alt="Adire fabric" />,
    },
  },
  { component: 'PicturePlaceholder', states: { plain: <PicturePlaceholder alt="Leather sandals" /> } },
  {
    component: 'ProductGrid',
    wide: true,
    states: {
      cards: (
        <ProductGrid label="Latest products">
          <ProductCard key="a" product={fabric} actions={actions} priority />
          <ProductCard key="b" product={kettle} actions={actions} />
          <ProductCard key="c" product={soldOut} actions={noActions} />
          <SkeletonCard key="d" />
        </ProductGrid>
      ),
    },
  },
  { component: 'ProductCard', states: { plain: <ProductCard product={fabric} /> } },
  {
    component: 'QuantityBox',
    states: {
      'of twelve': (
        <Live start={2}>
          {(value, change) => <QuantityBox value={value} max={12} onChange={change} label="Quantity" />}
        </Live>
      ),
      least: <QuantityBox value={1} max={12} onChange={nothing} label="Quantity" />,
      disabled: <QuantityBox value={1} onChange={nothing} label="Quantity" disabled />,
    },
  },
  {
    component: 'Avatar',
    states: {
      picture: <Avatar name="Ada Obi" src="/pictures/face.svg" spoken />,
      initials: <Avatar name="Adébáyọ̀ Òkè" spoken />,
      silhouette: <Avatar name="" />,
      small: <Avatar name="Ada Obi" size="s" spoken />,
      large: <Avatar name="Ada Obi" size="l" spoken />,
    },
  },
  {
    component: 'Carousel',
    wide: true,
    states: {
      'banners that move on': (
        <Carousel label="Offers" autoPlayMs={6000}>
          {['indigo', 'orange', 'calm'].map((name) => (
            <img key={name} src={`/pictures/banner-${name}.svg`} alt={`Offer in ${name}`} width="1200" height="400" />
          ))}
        </Carousel>
      ),
      'products, as many as fit': (
        <Carousel label="Related products" kind="products">
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((key, index) => (
            <ProductCard key={key} product={index % 2 ? kettle : fabric} />
          ))}
        </Carousel>
      ),
    },
  },
];
