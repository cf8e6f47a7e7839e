interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): unknown;
}

/**
 * The default policy, created before anything else runs: scripts come only from our own folders, and no text becomes
 * markup or code.
 */
const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;

factory?.createPolicy('default', {
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && /^\/(slices|assets)\//.test(pathname)) return address;
    throw new TypeError(`No script may be loaded from ${address}`);
  },
});

export {};
