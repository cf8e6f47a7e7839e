import { isLatinName, LATIN_NAME_MAX, needsLatinName } from './latin-name';

it.each(['Ọ̀ṣúnbùnmi Adé', 'Σοφία', 'Наталья', "N'Golo-Kanté", ''])('%p can be drawn on an invoice', (name) => {
  expect(needsLatinName(name)).toBe(false);
});

it.each(['علي محمد', '李小龙', 'Ada 李', 'アキラ', 'ንጉሥ'])('%p needs a name in Latin letters', (name) => {
  expect(needsLatinName(name)).toBe(true);
});

it('accepts a full name in Latin letters, and nothing else', () => {
  expect(isLatinName('Ali Muhammad')).toBe(true);
  expect(isLatinName('a'.repeat(LATIN_NAME_MAX))).toBe(true);
  for (const wrong of ['', 'علي', 'Al', 'Ali 7', 'a'.repeat(LATIN_NAME_MAX + 1)])
    expect(isLatinName(wrong)).toBe(false);
});
