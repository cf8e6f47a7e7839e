import type { PaymentMethodCode } from '@nkm/contracts/payment-methods';
import { sql } from 'kysely';
import { shopperWithCoins } from '../shop/coins';
import { type RoleClient, roleClient } from '../shop/fulfilment';
import { lineOf, payOnPage, placeOrder } from '../shop/orders';
import { sendWebhook, SUCCESS } from '../shop/payments';
import type { TestProduct } from '../shop/products';
import type { Shopper, TestShop } from '../shop/with-shop';
import type { Known } from './check-life';
import { readLife } from './read-life';
import type { Seen } from './seen';

const STOCK = 8;
/** Enough for some of the orders of a life. */
const COINS = 25_000;
/** A code of ten percent, so that lines carry a discount. */
const CODE = 'TEN';

/** People who work for the shop. */
export interface Crew {
  vendors: ReadonlyMap<number, RoleClient>;
  /** Addresses of the stores. */
  storeMails: ReadonlyMap<number, string>;
  courier: RoleClient;
  staff: RoleClient;
}

export async function hireCrew(shop: TestShop): Promise<Crew> {
  await sql`insert into coupons (code, percent, starts_at) values (${CODE}, 10, ${new Date(0)})`.execute(shop.db);
  const vendors = new Map<number, RoleClient>();
  const storeMails = new Map<number, string>();
  for (const id of shop.vendorIds) {
    vendors.set(id, await roleClient(shop, 'vendor', id));
    storeMails.set(id, `store${id}@example.com`);
    await sql`update vendors set inquiry_email = ${storeMails.get(id)} where id = ${id}`.execute(shop.db);
  }
  return { vendors, storeMails, courier: await roleClient(shop, 'courier'), staff: await roleClient(shop, 'staff') };
}

/** Two shoppers and two products of two stores, and what happened to them. */
export class Life {
  readonly resold = new Set<number>();

  private constructor(
    readonly shop: TestShop,
    readonly crew: Crew,
    readonly shoppers: readonly Shopper[],
    readonly products: readonly TestProduct[],
  ) {}

  static async begin(shop: TestShop, crew: Crew): Promise<Life> {
    const shoppers = [await shopperWithCoins(shop, COINS), await shopperWithCoins(shop, COINS)];
    const products = [
      await shop.product({ stock: STOCK, price: 2_000.5, vendor: 0 }),
      await shop.product({ stock: STOCK, price: 999.99, vendor: 0 }),
      await shop.product({ stock: STOCK, price: 7_310, vendor: 1 }),
    ];
    return new Life(shop, crew, shoppers, products);
  }

  get known(): Known {
    return { stock: new Map(this.products.map(({ id }) => [id, STOCK])), resold: this.resold };
  }

  read(): Promise<Seen> {
    return readLife(
      this.shop,
      this.shoppers.map(({ id }) => id),
      this.products.map(({ id }) => id),
    );
  }

  shopperOf = (id: number): Shopper => this.shoppers.find((one) => one.id === id)!;
  strangerTo = (id: number): Shopper => this.shoppers.find((one) => one.id !== id)!;

  async order(
    who: number,
    quantities: readonly number[],
    { coupon, way }: { coupon: boolean; way: PaymentMethodCode },
  ): Promise<number> {
    const lines = this.products.flatMap((product, at) => (quantities[at] ? [lineOf(product, quantities[at])] : []));
    const key = `life-${Math.random()}`;
    const more = { key, payment_method: way, ...(coupon && { coupon_code: CODE }) };
    return (await placeOrder(this.shop, this.shoppers[who]!, lines, more)).status;
  }

  async payEverything(): Promise<void> {
    for (const { reference, authorization_url: page } of (await this.read()).attempts) {
      if (page) await payOnPage(page, SUCCESS);
      await sendWebhook(this.shop, reference);
    }
  }

  async passTime(hours: number): Promise<void> {
    this.shop.advance(hours * 3_600);
    // Sessions last a day.
    for (const shopper of this.shoppers) shopper.headers = await this.shop.signIn(shopper);
  }
}
