import { Button, Carousel, EmptyState } from '@nkm/ui';
import { paths } from '../../paths';
import page from '../../products/page.module.css';
import { FlashCard } from './flash-card';
import type { FlashView } from './get-flash-deals';
import { lagosTime } from '@nkm/contracts/lagos-time';
import { messages } from './messages';
import { NEXT_ID, TodaysDeal } from './todays-deal';
import { useFlashDeals } from './use-flash-deals';

const { flash: words } = messages;

/** Today's flash deal and the next one. */
export function FlashDeals({ initial }: { initial: FlashView }) {
  const { deals, ahead, refresh } = useFlashDeals(initial);
  const { current, next, now } = deals;
  return (
    <>
      {current ? (
        <TodaysDeal campaign={current} now={now} next={next} ahead={ahead} onEnd={refresh} />
      ) : (
        <EmptyState title={words.none} action={<Button to={paths.deals()}>{words.allDeals}</Button>}>
          {words.noneDetail}
        </EmptyState>
      )}
      {next && (
        <section className={page.part} aria-labelledby={NEXT_ID}>
          <h2 id={NEXT_ID}>{words.upcoming(lagosTime(next.starts_at, now))}</h2>
          <Carousel kind="products" label={words.nextProducts}>
            {next.offers.map((offer) => (
              <FlashCard key={offer.product.id} offer={offer} />
            ))}
          </Carousel>
        </section>
      )}
    </>
  );
}
