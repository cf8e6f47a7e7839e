/** What docs/settings.md says about a setting; a text alone is `what`. */
export type About = string | { what: string; unit?: Unit; unset?: string };

export type Unit = 'ms' | 's' | 'days' | 'MB' | 'NGN' | '%';

/** A setting as its reader defines it, for docs/settings.md and `.env.example`. */
export interface Setting {
  name: string;
  what: string;
  /** Null: no default. */
  fallback: string | null;
  /** The default in words, where it depends on other settings or on the machine. */
  unset: string | null;
  /** Allowed values, such as `0 to 60000`; null: any text. */
  values: string | null;
  unit: Unit | null;
}

/** Reads typed settings, and collects their definitions and all faults. An empty value counts as unset. */
export class SettingReader {
  readonly faults: string[] = [];
  readonly settings: Setting[] = [];

  constructor(private readonly source: Record<string, string | undefined>) {}

  text(name: string, fallback: string, about: About): string {
    this.define(name, fallback, null, about);
    return this.raw(name) ?? fallback;
  }

  /** Null when it is not set. */
  optional(name: string, about: About): string | null {
    this.define(name, null, null, about);
    return this.raw(name) ?? null;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T, about: About): T {
    this.define(name, fallback, inCode(allowed), about);
    const value = this.raw(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    return found ?? this.fault(name, `one of ${allowed.join(', ')}`, fallback);
  }

  number(name: string, fallback: number, least: number, most: number, about: About): number {
    this.define(name, `${fallback}`, `${least} to ${most}`, about);
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    const fits = Number.isFinite(value) && value >= least && value <= most;
    return fits ? value : this.fault(name, `a number from ${least} to ${most}`, fallback);
  }

  integer(name: string, fallback: number, least: number, most: number, about: About): number {
    this.define(name, `${fallback}`, `${least} to ${most}`, about);
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    const fits = Number.isInteger(value) && value >= least && value <= most;
    return fits ? value : this.fault(name, `a whole number from ${least} to ${most}`, fallback);
  }

  flag(name: string, fallback: boolean, about: About): boolean {
    this.define(name, `${fallback}`, inCode(['true', 'false']), about);
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    if (['1', 'true', 'yes'].includes(raw)) return true;
    if (['0', 'false', 'no'].includes(raw)) return false;
    return this.fault(name, 'true or false', fallback);
  }

  url(name: string, fallback: string, protocols: string[], about: About): string;
  url(name: string, fallback: null, protocols: string[], about: About): string | null;
  url(name: string, fallback: string | null, protocols: string[], about: About): string | null {
    this.define(name, fallback, inCode(protocols.map((protocol) => `${protocol}//…`)), about);
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const fits = URL.canParse(raw) && protocols.includes(new URL(raw).protocol);
    return fits ? raw : this.fault(name, `an address that starts with ${protocols.join(' or ')}//`, fallback);
  }

  list(
    name: string,
    fallback: readonly string[],
    valid: (item: string) => boolean,
    items: string,
    about: About,
  ): string[] {
    this.define(name, fallback.join(',') || null, `list of ${items}`, about);
    return this.items(name, fallback, valid, items);
  }

  someOf<const T extends string>(name: string, allowed: readonly T[], fallback: readonly T[], about: About): T[] {
    this.define(name, fallback.join(','), `list of ${inCode(allowed)}`, about);
    const valid = (item: string) => allowed.some((candidate) => candidate === item);
    return this.items(name, fallback, valid, allowed.join(', ')) as T[];
  }

  /** Reads `LINK_ANDROID=https://…` and so on; unset links are not shown. */
  links(prefix: string, names: Readonly<Record<string, string>>): Record<string, string> {
    const links: Record<string, string> = {};
    for (const [name, what] of Object.entries(names)) {
      const link = this.url(`${prefix}${name.toUpperCase()}`, null, ['https:', 'http:'], what);
      if (link !== null) links[name] = link;
    }
    return links;
  }

  private items(name: string, fallback: readonly string[], valid: (item: string) => boolean, what: string): string[] {
    const raw = this.raw(name);
    if (raw === undefined) return [...fallback];
    const items = raw.split(',').map((item) => item.trim());
    return items.every(valid) ? items : this.fault(name, `a comma-separated list of ${what}`, [...fallback]);
  }

  private define(name: string, fallback: string | null, values: string | null, about: About): void {
    const { what, unit = null, unset = null } = typeof about === 'string' ? { what: about } : about;
    this.settings.push({ name, what, fallback, unset, values, unit });
  }

  private raw(name: string): string | undefined {
    const value = this.source[name]?.trim();
    return value === '' ? undefined : value;
  }

  /** Never includes the value, which can be a secret. */
  private fault<T>(name: string, expected: string, fallback: T): T {
    this.faults.push(`${name} must be ${expected}.`);
    return fallback;
  }
}

function inCode(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(', ');
}
