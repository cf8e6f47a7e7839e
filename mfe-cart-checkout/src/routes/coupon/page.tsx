import { readText, type ScreenProps } from '@nkm/contracts';
import { usePlatform, useTopic } from '@nkm/platform';
import { Breadcrumb, Button, EmptyState, Field } from '@nkm/ui';
import { type FormEvent, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import page from '../../page/page.module.css';
import { CodeDialog } from '../../features/coupons/code-dialog';
import { CouponCard } from '../../features/coupons/coupon-card';
import {
  chooseCoupons,
  type CouponChoice,
  couponHref,
  readChoice,
  readWanted,
} from '../../features/coupons/coupon-query';
import styles from '../../features/coupons/coupons.module.css';
import { DiscountDialog } from '../../features/coupons/discount-dialog';
import { messages } from '../../features/coupons/messages';
import { useSavings } from '../../features/coupons/use-savings';
import { paths } from '../../paths';
import type { Data } from './data';

const ALL: CouponChoice = { category: '', search: '', discount: 0 };

/** /coupon. The address holds the choice, and the coupon whose code is shown. */
export default function CouponScreen({ data: { categories } }: ScreenProps<Data>) {
  const { session, navigate: leave } = usePlatform();
  const { status } = useTopic('session');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [filtering, setFiltering] = useState(false);
  const savings = useSavings(categories);
  const choice = readChoice(query);
  const coupons = chooseCoupons(categories, choice);
  const wanted = readWanted(query);
  const open = status === 'signed-in' && categories.flatMap((one) => one.coupons).find(({ id }) => id === wanted);
  const show = (next: CouponChoice) => void navigate(couponHref(next), { preventScrollReset: true });
  const showCode = (id?: number) => void navigate(couponHref(choice, id), { replace: true, preventScrollReset: true });

  function getCode(id: number) {
    if (status !== 'guest') return showCode(id);
    session.keepReturnPath(couponHref(choice, id)); // the code shows after the sign-in
    leave(paths.account);
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    show({ ...choice, search: readText(String(new FormData(event.currentTarget).get('q'))) });
  }

  return (
    <div className={page.page}>
      <Breadcrumb items={[{ title: messages.home, to: paths.home }, { title: messages.coupons }]} />
      <h1>{messages.coupons}</h1>
      <div className={styles.layout}>
        <nav aria-label={messages.trendingCategories}>
          <ul className={styles.categories}>
            {[{ name: '', icon: '' }, ...categories].map(({ name, icon }) => (
              <li key={name}>
                <Link
                  className={styles.category}
                  to={couponHref({ ...choice, category: name })}
                  aria-current={choice.category === name ? 'true' : undefined}
                  preventScrollReset
                >
                  {icon !== '' && <img src={icon} alt="" width={24} height={24} loading="lazy" />}
                  <span>{name || messages.allCoupons}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={page.stack}>
          <form className={styles.tools} role="search" aria-label={messages.searchCoupons} onSubmit={search}>
            {choice.category !== '' && <input type="hidden" name="category" value={choice.category} />}
            {choice.discount > 0 && <input type="hidden" name="discount" value={choice.discount} />}
            <Field
              key={choice.search}
              type="search"
              name="q"
              label={messages.searchCoupons}
              defaultValue={choice.search}
              maxLength={80}
            />
            <Button type="submit">{messages.search}</Button>
            <Button data-scripted aria-haspopup="dialog" onClick={() => setFiltering(true)}>
              {choice.discount > 0 ? messages.filterFrom(choice.discount) : messages.filterCoupons}
            </Button>
          </form>
          {coupons.length === 0 ? (
            <EmptyState
              title={categories.length === 0 ? messages.noCoupons : messages.noFittingCoupons}
              action={
                categories.length === 0 ? (
                  <Button to={paths.shop}>{messages.goShopping}</Button>
                ) : (
                  <Button to={couponHref(ALL)}>{messages.showAllCoupons}</Button>
                )
              }
            />
          ) : (
            <ul className={styles.cards}>
              {coupons.map((coupon) => (
                <li key={coupon.id}>
                  <CouponCard coupon={coupon} savings={savings} onGet={() => getCode(coupon.id)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {filtering && (
        <DiscountDialog
          discount={choice.discount}
          onConfirm={(discount) => {
            setFiltering(false);
            show({ ...choice, discount });
          }}
          onClose={() => setFiltering(false)}
        />
      )}
      {open && <CodeDialog coupon={open} onClose={() => showCode()} />}
    </div>
  );
}
