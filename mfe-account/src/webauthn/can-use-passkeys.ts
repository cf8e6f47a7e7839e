/** Whether this browser has WebAuthn. */
export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';
