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
});
