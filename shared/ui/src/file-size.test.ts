import { fileSize } from './file-size';

it.each([
  [0, '0 bytes'],
  [850, '850 bytes'],
  [1024, '1 KB'],
  [12_400, '12 KB'],
  [1024 * 1024 - 1, '1 MB'],
  [5 * 1024 * 1024, '5 MB'],
  [4_700_000, '4.5 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
