// node --test scripts/docs
import assert from 'node:assert/strict';
import test from 'node:test';
import { readTitles } from './read-titles.mjs';

const titles = (source, file = 'a.test.tsx') => readTitles(source, file).map(({ title }) => title);

test('reads strings and templates with any quotes', () => {
  const source = "it('one', () => {}); test(\"it's two\", async () => {}); it(`three`, function () {});";
  assert.deepEqual(titles(source), ['one', "it's two", 'three']);
});

test('reads the titles of test tables', () => {
  const source = "it.each([['a', () => 1]])('takes %s', (x) => {}); test.concurrent.each`x\n${1}`('row $x', () => {});";
  assert.deepEqual(titles(source), ['takes %s', 'row $x']);
});

test('reads the texts of test tables that start with an id', () => {
  assert.deepEqual(
    readTitles("it.each([\n['ABC-XYZ-001', 1],\n['ABC-XYZ-002 late', 2]])('%s says so', () => {});", 'a.ts'),
    [
      { title: '%s says so', within: [], line: 3 },
      { title: 'ABC-XYZ-001', within: ['%s says so'], line: 2 },
      { title: 'ABC-XYZ-002 late', within: ['%s says so'], line: 3 },
    ],
  );
  assert.deepEqual(titles("it.skip.each([['ABC-XYZ-001', 1]])('%s says so', () => {});"), []);
});

test('marks parts that are filled in at run time', () => {
  assert.deepEqual(titles("it(`ABC-XYZ-001 ${slice} is down ${how}`, () => {}); it('one ' + name, () => {});"), [
    'ABC-XYZ-001 … is down …',
    'one …',
  ]);
});

test('lists the blocks around a test', () => {
  assert.deepEqual(
    readTitles("describe('cart', () => {\n describe('empty', () => { it('says so', () => {}); });\n});", 'a.ts'),
    [
      { title: 'cart', within: [], line: 1 },
      { title: 'empty', within: ['cart'], line: 2 },
      { title: 'says so', within: ['cart', 'empty'], line: 2 },
    ],
  );
});

test('omits skipped tests and blocks', () => {
  const source =
    "it.skip('a', () => {}); xit('b', () => {}); it.todo('c'); describe.skip('d', () => { it('e', () => {}); });";
  assert.deepEqual(titles(source), []);
});

test('ignores comments, strings and other calls', () => {
  assert.deepEqual(titles("// it('a', () => {})\nconst code = \"it('b', () => {})\"; expect('c').toBe('d');"), []);
});

test('reads JSX and types', () => {
  assert.deepEqual(titles('it("shows", () => { render<Props>(<App a={1} />); }, 5_000);'), ['shows']);
});
