import type { OpenDatabase } from '../src/platform/database/database';

interface Wanted {
  email: string;
  orders: number;
}

/**
 * Adds orders to the account until it has this many: one to three invoices each, of one or two products of the
 * catalogue. One in 500 is on its way, one in 50 is cancelled, and the others are fulfilled.
 */
export async function fillOrders(database: OpenDatabase, { email, orders }: Wanted): Promise<void> {
  await database.session(async (session) => {
    const [{ id = 0, there = 0 } = {}] = await session.query<{ id: number; there: number }>(
      `select u.id, (select count(*) from orders where user_id = u.id)::integer as there
       from users u where u.email = $1`,
      [email],
    );
    if (id === 0) throw new Error(`The seed has no account ${email}.`);
    if (there >= orders) return;
    // Old orders need no stock, no transitions and no entries in the books.
    await session.script('set session_replication_role = replica');
    try {
      await session.query(ORDERS, [id, there + 1, orders]);
      await session.query(INVOICES, [id]);
      await session.query(LINES, [id]);
      await session.query(SEARCH_TEXTS, [id]);
    } finally {
      await session.script('set session_replication_role = default');
    }
    await session.script('vacuum analyze orders');
    await session.script('vacuum analyze invoices');
    await session.script('vacuum analyze invoice_lines');
  });
}

const STATUS = `case when g % 500 = 0 then 'Shipped' when g % 50 = 0 then 'Cancelled' else 'Fulfilled' end`;

const ORDERS = `
  insert into orders (user_id, reference, pay_key, request_hash, status, delivery_type, address, products_kobo,
    delivery_kobo, coupon_kobo, gas_kobo, gateway_kobo, tax_kobo, amount_kobo, payment_gateway, stock_held,
    hold_expires_at, paid_at, created_at, delivery_days)
  select $1::bigint, 'NKM-' || $1 || 'B' || g, 'bench-' || $1 || '-' || g, '', 'Paid', 'Pickup',
    '{"state": "Lagos", "city": "Ikeja", "title": "Bench", "address": "1 Allen Avenue"}', 100000, 0, 0, 0, 0, 0, 100000,
    'Paystack', true, placed.at, placed.at, placed.at, 5
  from generate_series($2::integer, $3::integer) g,
  lateral (select timestamptz '2026-11-01' - ($3 - g) * interval '1 hour' as at) placed`;

const INVOICES = `
  insert into invoices (order_id, vendor_id, reference, status, products_kobo, delivery_kobo, created_at)
  select o.id, v.id, o.reference || '-V' || v.at, ${STATUS.replaceAll('g %', 'o.id %')}, 100000, 0, o.created_at
  from orders o
  join lateral (select id, at from (select id, row_number() over (order by id) as at from vendors) numbered
    where at <= 1 + o.id % 3) v on true
  where o.user_id = $1 and o.pay_key like 'bench-%' and not exists (select from invoices where order_id = o.id)`;

const LINES = `
  insert into invoice_lines (invoice_id, product_id, slug, name, picture_key, quantity, unit_kobo,
    coupon_share_kobo, delivery_share_kobo, gas_share_kobo, tax_share_kobo, gateway_share_kobo)
  select i.id, p.id, p.slug, p.title, p.picture_key, 1, 50000, 0, 0, 0, 0, 0
  from orders o join invoices i on i.order_id = o.id
  join generate_series(0, 1) n on n <= i.id % 2
  join (select *, row_number() over (order by id) as at from products) p
    on p.at = 1 + (i.id * 7 + n) % (select count(*) from products)
  where o.user_id = $1 and o.pay_key like 'bench-%' and not exists (select from invoice_lines where invoice_id = i.id)`;

/** As the API stores them, because the names of the catalogue are plain ASCII. */
const SEARCH_TEXTS = `
  update orders o set search_text = lower(o.reference || texts.text)
  from (select i.order_id, string_agg(' ' || i.reference || ' ' || l.name, '' order by l.id) as text
    from invoices i join invoice_lines l on l.invoice_id = i.id group by i.order_id) texts
  where o.id = texts.order_id and o.user_id = $1 and o.search_text is null`;
