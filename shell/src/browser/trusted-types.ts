interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string; createScript(text: string): string },
  ): unknown;
}

/**
 * The default policy, created before anything else runs: scripts come only from our own folders, and no text becomes
 * markup or code. The only text of a script is JSON, which describes the page to search engines and runs nothing.
 */
const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && /^\/(slices|assets)\//.test(pathname)) return address;
    throw new TypeError(`No script may be loaded from ${address}`);
  },
  createScript(text) {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object') return text;
    throw new TypeError('No text may become a script');
  },
});

export {};
