/** @jest-environment node */
import { createTestPlatform } from '@nkm/testing';
import { followSettings } from './current-settings';

describe('the settings of the shop', () => {
  const settingsOf = async (answers: Parameters<typeof createTestPlatform>[1]) => {
    const followed = followSettings(createTestPlatform('shell', answers).api, (message) => {
      throw new Error(message);
    });
    await followed.ready;
    followed.stop();
    return followed.current();
  };

  it('pass on the capabilities, which slices built before the levels read', async () => {
    const data = { rate: 1500, api: 1, capabilities: ['facets'] };
    expect(await settingsOf({ 'GET /settings': () => ({ data }) })).toMatchObject(data);
  });

  it('have no capabilities, which slices built before the levels read, when the API has only the documented calls', async () => {
    const settings = await settingsOf({});
    expect(settings).toMatchObject({ capabilities: [] });
    expect(settings.api).toBeUndefined();
  });
});
