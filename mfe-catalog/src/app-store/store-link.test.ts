import { deviceOf, storeLink } from './store-link';

const links = {
  android: 'https://play.example/nkm',
  ios: 'https://apps.example/nkm',
  huawei: 'https://gallery.example/nkm',
};

describe('CAT-RULE-001 the link to the mobile app', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 13; SM-A536B) Chrome/126', 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Safari/604.1', 'ios'],
    ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) Safari/604.1', 'ios'],
    ['Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.6) HuaweiBrowser/12', 'huawei'],
    ['Mozilla/5.0 (Linux; Android 9; HUAWEI P30 lite) Chrome/99', 'huawei'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/126', 'android'],
    ['', 'android'],
  ] as const)('leads "%s" to the %s store', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
    expect(storeLink({ links }, deviceOf(userAgent))).toBe(links[device]);
  });

  it('CAT-CONST-020 defaults to the Android store, also for a device without its own store', () => {
    expect(storeLink({ links })).toBe(links.android);
    expect(storeLink({ links: { android: links.android } }, 'huawei')).toBe(links.android);
  });

  it('is null when the settings name no store', () => {
    expect(storeLink({ links: {} }, 'ios')).toBeNull();
    expect(storeLink({ links: { ios: links.ios } }, 'android')).toBeNull();
  });
});
