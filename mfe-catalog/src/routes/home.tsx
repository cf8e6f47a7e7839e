import type { ScreenProps } from '@nkm/contracts';
import { CategoryBlock } from '../features/home/category-block';
import { HotNewArrivals } from '../features/home/hot-new-arrivals';
import type { HomeData } from '../features/home/load-home';
import { SiteFeatures } from '../features/home/site-features';
import { messages } from '../messages';
import page from '../products/page.module.css';

export default function Home({ data: { brand, blocks, newest } }: ScreenProps<HomeData>) {
  return (
    <div className={page.page}>
      <h1>{messages.home.heading(brand)}</h1>
      <SiteFeatures />
      {blocks.map((block, index) => (
        <CategoryBlock key={block.slug} block={block} first={index === 0} />
      ))}
      <HotNewArrivals products={newest} first={blocks.length === 0} />
    </div>
  );
}
