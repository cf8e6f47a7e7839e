/** Corrections that no rule covers: abbreviations, misspellings and changed names. */
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
 * Corrects a name of the `ng-states` list: case after hyphens and slashes (`Eti-osa`), capitals (`JAMA'ARE`), stray
 * spaces (`Umu - Nneochi`) and the headquarters in brackets (`Orlu (orlu)`).
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
