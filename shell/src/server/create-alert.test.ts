/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createAlert } from './create-alert';

let server: Server;
afterEach(() => server.close());

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

describe('an alert', () => {
  it('is posted as the text of a message', async () => {
    const received = new Promise<string>((resolve) => {
      void listen((request, response) => {
        void text(request).then((body) => resolve(`${request.method} ${request.url} ${body}`));
        response.end();
      }).then((url) => createAlert(url, { warn: () => undefined })('mfe-orders 2.0.0 is stopped'));
    });
    expect(await received).toBe('POST /hook {"text":"mfe-orders 2.0.0 is stopped"}');
  });

  it('that is not taken is in the log, and nothing else happens', async () => {
    const url = await listen((_request, response) => void response.writeHead(500).end());
    const warned = new Promise<object>((resolve) => {
      createAlert(url, { warn: (details: object) => resolve(details) } as never)('It is stopped');
    });
    expect(await warned).toEqual({ status: 500, text: 'It is stopped' });
  });
});
