import { createApiClient } from './create-api-client';

describe('the sender in a browser', () => {
  it('does not wait for the browser to read cookies', async () => {
    const cookieStore = { get: jest.fn(async () => null) };
    Object.defineProperty(window, 'cookieStore', { value: cookieStore, configurable: true });
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event('error'));
    });
    await expect(createApiClient({ baseUrl: `${location.origin}/api` }).get('/products')).rejects.toMatchObject({
      reason: 'unreachable',
    });
    expect(send).toHaveBeenCalledTimes(1);
    expect(cookieStore.get).not.toHaveBeenCalled();
  });

  it('asks once for an optional part, and a blocked one says nothing about the connection', async () => {
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
      this.dispatchEvent(new Event('error'));
    });
    send.mockClear();
    const onReach = jest.fn();
    const api = createApiClient({ baseUrl: `${location.origin}/api`, retry: true, onReach });
    await expect(api.get('/adverts/web/shop', { optional: true })).rejects.toMatchObject({ reason: 'unreachable' });
    expect(send).toHaveBeenCalledTimes(1);
    expect(onReach).not.toHaveBeenCalled();
  });
});
