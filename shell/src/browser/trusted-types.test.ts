interface Rules {
  createScriptURL(address: string, type: string, sink: string): string;
  createScript(text: string): string;
}

describe('the default policy of scripts', () => {
  let rules: Rules;
  beforeAll(async () => {
    const createPolicy = (_name: string, given: Rules) => void (rules = given);
    Object.assign(globalThis, { trustedTypes: { createPolicy } });
    await import('./trusted-types');
  });

  it('loads scripts only from the own folders', () => {
    const load = (address: string) => rules.createScriptURL(address, 'TrustedScriptURL', 'HTMLScriptElement src');
    expect(load('/slices/mfe-catalog/1.0.0/x.js')).toBe('/slices/mfe-catalog/1.0.0/x.js');
    for (const address of ['https://elsewhere.example/assets/x.js', '/api/x.js', '/offline-worker.js'])
      expect(() => load(address)).toThrow(TypeError);
  });

  it('registers no service worker but the one of the offline page', () => {
    const register = (address: string) =>
      rules.createScriptURL(address, 'TrustedScriptURL', 'ServiceWorkerContainer register');
    expect(register('/offline-worker.js')).toBe('/offline-worker.js');
    for (const address of ['https://elsewhere.example/offline-worker.js', '/assets/x.js', '/x/offline-worker.js'])
      expect(() => register(address)).toThrow(TypeError);
  });

  it('lets JSON describe the page, and no text become code', () => {
    const json = JSON.stringify({ '@type': 'Product', name: '</script>' });
    expect(rules.createScript(json)).toBe(json);
    for (const text of ['alert(1)', '"alert(1)"', '1', '{"a":1};alert(1)', ''])
      expect(() => rules.createScript(text)).toThrow();
  });
});
