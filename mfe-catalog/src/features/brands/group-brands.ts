import type { Brand } from '@nkm/contracts';

export interface BrandGroup {
  /** A to Z, or `#` for any other first character. */
  letter: string;
  brands: Brand[];
}

/** Groups brands by first letter, A to Z and the others last. Accents are ignored. */
export function groupBrands(brands: readonly Brand[]): BrandGroup[] {
  const groups = new Map<string, Brand[]>();
  for (const brand of brands) {
    const letter = letterOf(brand.name);
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  return [...groups]
    .map(([letter, own]) => ({ letter, brands: own }))
    .sort((a, b) => Number(a.letter === '#') - Number(b.letter === '#') || (a.letter < b.letter ? -1 : 1));
}

function letterOf(name: string): string {
  const first = name.trim().normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(first) ? first : '#';
}
