import { productsOnSale } from '../shopper/catalogue';
import { expect, test } from '../system/test';

test('the page retries lost scripts and data of the shell and then hydrates', async ({ shopper, page, watch }) => {
  watch.allow(/Failed to load resource/);
  const html = await (await fetch(`${shopper.system.shop}/shop`)).text();
  const [, scripts] = /id="page-scripts">(.*?)<\/script>/.exec(html)!;
  const { run, shop } = JSON.parse(scripts!) as { run: { href: string }[]; shop: { href: string } };
  expect(run.length).toBeGreaterThan(1);
  for (const { href } of [...run, shop])
    await page.route(
      ({ pathname, search }) => pathname + search === href,
      (route) => route.abort('connectionreset'),
      { times: 1 },
    );
  await shopper.visit('/shop');
  const [product] = await productsOnSale(shopper.system.api);
  await shopper.addToCart(product!.title);
});
