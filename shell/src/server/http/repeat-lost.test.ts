/** @jest-environment node */
import { createApiClient } from '@nkm/platform/host';
import { setTimeout as pause } from 'node:timers/promises';
import { openClosingApi } from '../../../test/closing-api';
import { repeatLost, withRepeatedReads } from './repeat-lost';

let api: Awaited<ReturnType<typeof openClosingApi>>;
beforeEach(async () => {
  api = await openClosingApi((response) => {
    response.setHeader('content-type', 'application/json').end('{"data":"answered"}');
  });
});
afterEach(() => api.close());

describe('a read that meets a connection which the API closes just then', () => {
  it('is answered over another connection when the client of the pages sends it', async () => {
    const client = withRepeatedReads(createApiClient({ baseUrl: api.address }));
    await client.get('/first');
    expect(await client.get('/second')).toEqual({ data: 'answered' });
    expect(api.received).toEqual(['GET 1', 'GET 2', 'GET 1']);
  });

  it('is answered over another connection when `fetch` sends it', async () => {
    const read = () => repeatLost(async () => (await fetch(api.address)).json());
    await read();
    // `fetch` gives a connection back after the answer has been read.
    await pause(10);
    expect(await read()).toEqual({ data: 'answered' });
    expect(api.received).toEqual(['GET 1', 'GET 2', 'GET 1']);
  });
});

it('a write that meets a closed connection is sent once', async () => {
  const client = withRepeatedReads(createApiClient({ baseUrl: api.address }));
  await client.get('/first');
  await expect(client.post('/second')).rejects.toMatchObject({ reason: 'unreachable' });
  expect(api.received).toEqual(['GET 1', 'POST 2']);
});

it('a read fails when the API is down', async () => {
  await api.close();
  const client = withRepeatedReads(createApiClient({ baseUrl: api.address }));
  await expect(client.get('/first')).rejects.toMatchObject({ reason: 'unreachable' });
  await expect(repeatLost(() => fetch(api.address))).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
});
