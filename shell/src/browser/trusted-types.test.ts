interface Rules {
  createScriptURL(address: string): string;
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
    expect(rules.createScriptURL('/slices/mfe-catalog/1.0.0/x.js')).toBe('/slices/mfe-catalog/1.0.0/x.js');
    for (const address of ['https://elsewhere.example/assets/x.js', '/api/x.js'])
      expect(() => rules.createScriptURL(address)).toThrow(TypeError);
  });

  it('lets JSON describe the page, and no text become code', () => {
    const json = JSON.stringify({ '@type': 'Product', name: '</script>' });
    expect(rules.createScript(json)).toBe(json);
    for (const text of ['alert(1)', '"alert(1)"', '1', '{"a":1};alert(1)', ''])
      expect(() => rules.createScript(text)).toThrow();
  });
});
