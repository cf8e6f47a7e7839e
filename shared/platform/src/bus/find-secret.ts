/** Names of fields whose values only the shell and the server may know. */
const SECRET_NAME =
  /token|passw|secret|authori[sz]ation|credential|api_?key|cookie|(^|_)(otp|pin|cvv|pan)$|session_?id/i;
/** A bearer header, or text that looks like a signed token. */
const SECRET_TEXT = /^Bearer\s|^eyJ[\w-]+\.[\w-]+\./;

/**
 * Searches a payload for secrets.
 * @returns path of the first one, e.g. `user.api_key`, or null
 */
export function findSecret(payload: unknown): string | null {
  const seen = new Set<object>();

  function look(value: unknown, at: string): string | null {
    if (typeof value === 'string') return SECRET_TEXT.test(value) ? at || 'it' : null;
    if (typeof value !== 'object' || value === null || seen.has(value)) return null;
    seen.add(value);
    for (const [name, inner] of Object.entries(value)) {
      const place = at ? `${at}.${name}` : name;
      const found = SECRET_NAME.test(name) && isFilled(inner) ? place : look(inner, place);
      if (found !== null) return found;
    }
    return null;
  }
  return look(payload, '');
}

/** A flag or an empty field reveals nothing. */
const isFilled = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && typeof value !== 'boolean';
