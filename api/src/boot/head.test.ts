import { sql } from 'kysely';
import { openOrder } from '../../test/shop/payments';
import { withShop } from '../../test/shop/with-shop';
import { databases } from '../../test/test-databases';
import { MODULES } from './modules';

const MINUTES = 60;
/** Each request of a signed-in shopper says that the session is in use. */
const USED_BY_EACH_REQUEST = ['sessions'];
const modules = Object.keys(MODULES);

describe.each(databases)('HEAD on %s', (database) => {
  const shop = withShop(database, { modules, env: { RATE_LIMIT_SCALE: '1' } });

  /** One digest for each table. */
  async function contents(): Promise<Record<string, string | null>> {
    const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(shop.db);
    const digests: Record<string, string | null> = {};
    for (const { name } of tables.rows.filter((table) => !USED_BY_EACH_REQUEST.includes(table.name))) {
      const { rows } = await sql<{ digest: string | null }>`select md5(string_agg(t::text, '|' order by t::text))
        as digest from ${sql.table(name)} t`.execute(shop.db);
      digests[name] = rows[0]!.digest;
    }
    return digests;
  }

  /** Values for the parameters of routes; each one exists. */
  async function parameters() {
    const open = await openOrder(shop);
    const { pay_key: payKey } = await shop.db
      .selectFrom('orders')
      .select('pay_key')
      .where('id', '=', open.id)
      .executeTakeFirstOrThrow();
    const ngozi = await shop.createShopper({ email_verified_at: null });
    const headers = await shop.signIn(ngozi);
    await shop.inject({ method: 'POST', url: '/users/verify/resend', headers });
    const [mail] = await shop.messagesTo(ngozi.email);
    const token = /verify-email\?token=(\S+)/.exec(mail!.text)![1]!;
    const { id: invoice } = await shop.db
      .selectFrom('invoices')
      .select('id')
      .where('order_id', '=', open.id)
      .executeTakeFirstOrThrow();
    shop.advance(20 * MINUTES);
    const values: Record<string, string> = {
      id: String(open.id),
      key: payKey,
      reference: open.payment,
      token,
      idOrSlug: String(open.dress.id),
      vendorId: String(shop.vendorIds[0]),
      invoice: String(invoice),
    };
    return { open, values };
  }

  it('has no effect on any route', async () => {
    const { open, values } = await parameters();
    const urls = shop.app.routeList
      .filter(({ method }) => method === 'HEAD')
      .map(({ url }) => url.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1'));
    expect(urls.length).toBeGreaterThan(60);
    const before = await contents();
    const calls = { ...shop.sandbox.calls };
    for (const url of urls) {
      const { statusCode, body } = await shop.inject({ method: 'HEAD', url, headers: open.ada.headers });
      expect([url, body, statusCode < 500]).toEqual([url, '', true]);
    }
    expect(await contents()).toEqual(before);
    expect(shop.sandbox.calls).toEqual(calls);
  });

  it('is refused where GET does something, and uses up no limit', async () => {
    const { open, values } = await parameters();
    const acting = [
      '/captcha',
      `/invoices/${values.invoice}/document`,
      `/orders/${open.id}/pay/${values.key}`,
      `/payments/${open.payment}`,
      '/users/me/export',
    ];
    const statuses = async (method: 'HEAD' | 'GET') => {
      const answers = acting.map((url) => shop.inject({ method, url, headers: open.ada.headers }));
      return (await Promise.all(answers)).map(({ statusCode, headers }) => [statusCode, headers.allow]);
    };
    for (let round = 0; round < 70; round += 1) expect(await statuses('HEAD')).toEqual(acting.map(() => [405, 'GET']));
    const got = (await statuses('GET')).map(([status]) => status);
    expect(got).toEqual([200, 404, 303, 200, 200]);
  });
});
