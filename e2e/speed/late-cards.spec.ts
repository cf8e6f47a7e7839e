import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../fixtures/test';
import { layoutShifts, MOST_SHIFTS } from './layout-shifts';

/** Milliseconds between the two parts of a page. */
const LATE_MS = 700;

// Four cards in a row: the HTML of the offers comes after the first row, their place is below the second.
test.use({ viewport: { width: 1280, height: 900 } });

test('the offers between the products of the shop do not move when the later products arrive', async ({
  page,
  system,
}) => {
  const { address, close } = await serveInTwoParts(system.shop, (html) =>
    html.indexOf(firstCell(html), html.indexOf('aria-label="Offers"')),
  );
  try {
    await page.goto(`${address}/shop`);
    await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem').nth(20)).toBeAttached();
    const shifts = await layoutShifts(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(MOST_SHIFTS);
  } finally {
    await close();
  }
});

/** The tag that begins each product of the list. */
const firstCell = (html: string): string => /<ul[^>]* aria-label="Products">(<li [^>]+>)/.exec(html)![1]!;

/** Serves the shop at another address, where the rest of each document is late. */
async function serveInTwoParts(shop: string, cut: (html: string) => number) {
  const server = createServer(({ url, headers: { 'accept-encoding': _, ...headers } }, answer) => {
    get(`${shop}${url}`, { headers }, (found) => {
      answer.writeHead(found.statusCode!, found.headers);
      if (found.headers['content-type']?.startsWith('text/html')) void sendInTwoParts(found, answer, cut);
      else found.pipe(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => closing(server) };
}

async function sendInTwoParts(found: AsyncIterable<Buffer>, answer: ServerResponse, cut: (html: string) => number) {
  const chunks: Buffer[] = [];
  for await (const chunk of found) chunks.push(chunk);
  const html = Buffer.concat(chunks).toString();
  const at = cut(html);
  answer.write(html.slice(0, at));
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  answer.end(html.slice(at));
}

function closing(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
