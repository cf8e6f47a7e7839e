import type { ScreenProps } from '@nkm/contracts';
import { Breadcrumb, Button, EmptyState } from '@nkm/ui';
import { BrandList } from '../../features/brands/brand-list';
import { messages as words } from '../../features/brands/messages';
import { messages } from '../../messages';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import type { ShopByBrandData } from './data';

/** /Shop-By-Brand (CAT-ROUTE-022). */
export default function ShopByBrand({ data: { groups } }: ScreenProps<ShopByBrandData>) {
  const title = messages.titles.shopByBrand;
  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: messages.listing.home, to: paths.home() }, { title }]} />
      <h1>{title}</h1>
      {groups.length > 0 ? (
        <BrandList groups={groups} />
      ) : (
        <EmptyState title={words.none} action={<Button to={paths.shop()}>{words.toShop}</Button>} />
      )}
    </div>
  );
}
