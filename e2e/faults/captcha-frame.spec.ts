import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { hasNoFault } from '../shopper/has-no-fault';
import { expect, test as ofAll } from '../fixtures/test';

/** The part of the provider's script that a shop uses, and its verify call. */
const WIDGET = `
  window.turnstile = {
    render(place, options) {
      const button = document.createElement('button');
      button.textContent = 'I am human';
      button.onclick = () => options.callback('token of ' + options.sitekey);
      document.querySelector(place).append(button);
    },
  };
  window.onCaptchaLoad();
`;

interface Provider {
  url: string;
  isDown: boolean;
}

const test = ofAll.extend<object, { provider: Provider }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires it
    async ({}, use) => {
      const provider = { url: '', isDown: false };
      const server = http.createServer((request, response) => {
        request.resume();
        if (provider.isDown) return void response.writeHead(503).end('<h1>Down</h1>');
        if (request.url!.startsWith('/api.js')) {
          return void response.setHeader('content-type', 'text/javascript').end(WIDGET);
        }
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ success: true }));
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      provider.url = `http://localhost:${(server.address() as AddressInfo).port}`;
      await use(provider);
      server.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ provider }, use) =>
      use({
        CAPTCHA_PROVIDER: 'turnstile',
        CAPTCHA_SITE_KEY: 'shop',
        CAPTCHA_SECRET_KEY: 'secret',
        CAPTCHA_SCRIPT_URL: `${provider.url}/api.js`,
        CAPTCHA_VERIFY_URL: `${provider.url}/siteverify`,
      }),
    { scope: 'worker' },
  ],
});

test('ACC-RULE-014 the captcha of a third party works in its frame, and its outage keeps the form', async ({
  shopper,
  page,
  provider,
  watch,
}) => {
  watch.allow(/^error: Failed to load resource: .* 503 /);
  await shopper.visit('/Contact-Us');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Name').fill('Ngozi');
  await form.getByLabel('Email').fill('ngozi.frames@example.com');
  await form.getByLabel('Subject').fill('A question');
  await form.getByLabel('Content').fill('Where is my order?');
  const send = form.getByRole('button', { name: 'Send' });
  const widget = form.frameLocator('iframe[title="Confirm that you are human"]');
  await expect(form.getByText('Confirm below that you are human.')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(widget.getByRole('button', { name: 'I am human' })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await hasNoFault(page);
  }
  await widget.getByRole('button', { name: 'I am human' }).click();
  await expect(form.getByText('Verified')).toBeVisible();

  provider.isDown = true;
  await send.click();
  await expect(page.getByText('The captcha cannot be checked right now. Please try again.').first()).toBeVisible();
  await expect(form.getByText(/Verification failed/)).toBeVisible();
  await expect(form.getByLabel('Content')).toHaveValue('Where is my order?');

  provider.isDown = false;
  await form.getByRole('button', { name: 'Try again' }).click();
  await widget.getByRole('button', { name: 'I am human' }).click();
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.click();
  await expect(page.getByText(/We will respond within 24 to 48 business hours/)).toBeVisible();
});
