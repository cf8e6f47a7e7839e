import { Carousel, Countdown } from '@nkm/ui';
import page from '../../products/page.module.css';
import { FlashCard } from './flash-card';
import styles from './flash-deals.module.css';
import type { CampaignView, FlashView } from './get-flash-deals';
import { lagosTime } from '@nkm/contracts/lagos-time';
import { messages as shared } from '../../messages';
import { messages } from './messages';
import first from './products-first.module.css';

/** Target of the link to the next campaign. */
export const NEXT_ID = 'next-flash-deal';
const { flash: words } = messages;

export interface TodaysDealProps {
  campaign: CampaignView;
  now: FlashView['now'];
  next: CampaignView | null;
  ahead: number | null;
  onEnd: () => void;
}

/** The running campaign, its products and the remaining time by the server's clock. */
export function TodaysDeal({ campaign, now, next, ahead, onEnd }: TodaysDealProps) {
  return (
    <section className={`${page.part} ${first.top}`} aria-labelledby="todays-deal">
      <header className={styles.header}>
        <h2 id="todays-deal">{words.today}</h2>
        <p className={styles.time}>
          {ahead === null ? (
            words.endsAt(lagosTime(campaign.ends_at, now))
          ) : (
            <>
              {words.endIn}{' '}
              <Countdown
                key={campaign.id}
                until={Date.parse(campaign.ends_at) - ahead}
                label={words.endIn}
                onEnd={onEnd}
              />
            </>
          )}
        </p>
        {next && (
          <a className={styles.next} href={`#${NEXT_ID}`}>
            {words.nextDeal(
              lagosTime(next.starts_at, now),
              next.offers.map(({ product }) => product.title),
            )}
          </a>
        )}
      </header>
      <p>{shared.product.enterCode(campaign.promo_code)}</p>
      <Carousel kind="products" label={words.todaysProducts}>
        {campaign.offers.map((offer) => (
          <FlashCard key={offer.product.id} offer={offer} runs />
        ))}
      </Carousel>
    </section>
  );
}
