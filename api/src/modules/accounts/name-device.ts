import Bowser from 'bowser';

/** A readable name for a User-Agent: `Chrome on Android`. */
export function nameDevice(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ') || UNKNOWN;
}

const UNKNOWN = 'Unknown device';
