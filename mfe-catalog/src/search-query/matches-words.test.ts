import { matchesWords } from './matches-words';

it.each([
  ['Adébáyọ̀ Fabrics', 'adebayo', true],
  ['Kano Leather Works', 'works KANO', true],
  ['Kano Leather Works', 'lagos', false],
  ['Kano Leather Works', '  ', true],
])('“%s” matches “%s”: %s', (text, words, expected) => {
  expect(matchesWords(text, words)).toBe(expected);
});
