/** Names that no rule can mend: abbreviations, misspellings and names that have changed since. */
const CORRECTIONS: Record<string, string> = {
  'Ado Odo-ota': 'Ado-Odo/Ota',
  'Abua-odual': 'Abua/Odual',
  'Barikin Ladi': 'Barkin Ladi',
  'Calabar Municipality': 'Calabar Municipal',
  'Egbado North': 'Yewa North',
  'Egbado South': 'Yewa South',
  'Gire 1': 'Girei',
  Ihala: 'Ihiala',
  'Kogi . K. K.': 'Kogi (Koton Karfe)',
  'Maiduguri M. C.': 'Maiduguri',
  Municipal: 'Abuja Municipal',
  'Opobo/nekoro': 'Opobo/Nkoro',
  'S/birni': 'Sabon Birni',
  Fct: 'Federal Capital Territory',
};

/**
 * Mends one name of the `ng-states` list: its casing after hyphens and slashes (`Eti-osa`), its shouting
 * (`JAMA'ARE`), its stray spaces (`Umu - Nneochi`) and the headquarters in brackets (`Orlu (orlu)`).
 */
export function mendName(raw: string): string {
  const corrected = CORRECTIONS[raw.trim()];
  if (corrected) return corrected;
  return raw
    .replace(/\s*\(.*\)\s*$/, '')
    .replace(/\s*([-/])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\p{L}']+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase());
}
