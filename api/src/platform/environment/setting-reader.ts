/** Reads typed settings and collects all faults. An empty value counts as unset. */
export class SettingReader {
  readonly faults: string[] = [];

  constructor(private readonly source: Record<string, string | undefined>) {}

  text(name: string, fallback: string): string {
    return this.raw(name) ?? fallback;
  }

  /** Null when it is not set. */
  optional(name: string): string | null {
    return this.raw(name) ?? null;
  }

  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.raw(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    return found ?? this.fault(name, `one of ${allowed.join(', ')}`, fallback);
  }

  number(name: string, fallback: number, least: number, most: number): number {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    const fits = Number.isFinite(value) && value >= least && value <= most;
    return fits ? value : this.fault(name, `a number from ${least} to ${most}`, fallback);
  }

  integer(name: string, fallback: number, least: number, most: number): number {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const value = Number(raw);
    const fits = Number.isInteger(value) && value >= least && value <= most;
    return fits ? value : this.fault(name, `a whole number from ${least} to ${most}`, fallback);
  }

  flag(name: string, fallback: boolean): boolean {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    if (['1', 'true', 'yes'].includes(raw)) return true;
    if (['0', 'false', 'no'].includes(raw)) return false;
    return this.fault(name, 'true or false', fallback);
  }

  url(name: string, fallback: string, protocols: string[]): string;
  url(name: string, fallback: null, protocols: string[]): string | null;
  url(name: string, fallback: string | null, protocols: string[]): string | null {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const fits = URL.canParse(raw) && protocols.includes(new URL(raw).protocol);
    return fits ? raw : this.fault(name, `an address that starts with ${protocols.join(' or ')}//`, fallback);
  }

  list(name: string, fallback: string[], valid: (item: string) => boolean, what: string): string[] {
    const raw = this.raw(name);
    if (raw === undefined) return fallback;
    const items = raw.split(',').map((item) => item.trim());
    return items.every(valid) ? items : this.fault(name, `a comma-separated list of ${what}`, fallback);
  }

  someOf<const T extends string>(name: string, allowed: readonly T[], fallback: T[]): T[] {
    const valid = (item: string) => allowed.some((candidate) => candidate === item);
    return this.list(name, fallback, valid, allowed.join(', ')) as T[];
  }

  /** Reads `LINK_ANDROID=https://…` and so on; unset links are not shown. */
  links(prefix: string, names: readonly string[]): Record<string, string> {
    const links: Record<string, string> = {};
    for (const name of names) {
      const link = this.url(`${prefix}${name.toUpperCase()}`, null, ['https:', 'http:']);
      if (link !== null) links[name] = link;
    }
    return links;
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
