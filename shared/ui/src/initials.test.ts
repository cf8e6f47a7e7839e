import { initialsOf } from './initials';

it.each([
  ['Ada Obi', 'AO'],
  ['ngozi', 'N'],
  ['Adébáyọ̀ Ọ̀ṣunlọlá Òkè', 'AÒ'],
  ["  chidi  o'neil ", 'CO'],
  ['(Ngozi) "Fabrics"', 'NF'],
  ['08031234567', ''],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
