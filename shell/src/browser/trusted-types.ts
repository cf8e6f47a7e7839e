interface TrustedTypes {
  createPolicy(
    name: string,
    rules: {
      createScriptURL(address: string, type: string, sink: string): string;
      createScript(text: string): string;
    },
  ): unknown;
}

/**
 * The default policy, created before anything else runs: scripts come only from our own folders, a service worker only
 * from its own address (docs/decisions/0140), and no text becomes markup or code. The only text of a script is JSON,
 * which describes the page to search engines and runs nothing.
 */
const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(address, _type, sink) {
    const { origin, pathname } = new URL(address, location.href);
    const allowed = sink.startsWith('ServiceWorker') ? /^\/offline-worker\.js$/ : /^\/(slices|assets)\//;
    if (origin === location.origin && allowed.test(pathname)) return address;
    throw new TypeError(`No script may be loaded from ${address}`);
  },
  createScript(text) {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object') return text;
    throw new TypeError('No text may become a script');
  },
});

export {};
