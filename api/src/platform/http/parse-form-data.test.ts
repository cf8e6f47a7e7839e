import { parseFormData } from './parse-form-data';

const TYPE = 'multipart/form-data; boundary=x';
const part = (name: string, value: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const read = (text: string, type = TYPE) => parseFormData(type, Buffer.from(text));

describe('a multipart body', () => {
  it('is parsed into fields; `[]` and repeated names are lists', async () => {
    const text = `${part('name', 'Adébáyọ̀') + part('ids[]', '7') + part('tag', 'a') + part('tag', 'b')}--x--\r\n`;
    expect(await read(text)).toEqual({ name: 'Adébáyọ̀', ids: ['7'], tag: ['a', 'b'] });
    expect(await read('')).toEqual({});
  });

  it('can have any boundary that RFC 2046 allows; a part without a name is ignored', async () => {
    const nameless = '--x\r\ncontent-type: text/plain\r\n\r\na\r\n';
    expect(await read(`${nameless}${part('b', 'c')}--x--`)).toEqual({ b: 'c' });
  });

  it.each([
    ['is cut off in a value', part('name', 'Ngozi').slice(0, -4)],
    ['is cut off in a header', part('name', 'Ngozi').slice(0, 30)],
    ['has no end', part('name', 'Ngozi')],
    ['is not a form', '{"name":"Ngozi"}'],
    ['has a forbidden name', `${part('__proto__', 'a')}--x--\r\n`],
    ['has a forbidden list', `${part('__proto__[]', 'a')}--x--\r\n`],
  ])('that %s is refused with 400', (_what, text) => expect(read(text)).rejects.toMatchObject({ status: 400 }));

  it.each(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/form-data; boundary=y'])(
    'with the type %j is refused with 400',
    (type) => expect(read(`${part('a', 'b')}--x--\r\n`, type)).rejects.toMatchObject({ status: 400 }),
  );

  it('with a file or with a hundred fields too many is refused with 413', async () => {
    const file = `${part('photo', 'bytes', '; filename="a.png"')}--x--\r\n`;
    await expect(read(file)).rejects.toMatchObject({ status: 413 });
    const many = `${Array.from({ length: 200 }, (_, at) => part(`f${at}`, '')).join('')}--x--\r\n`;
    await expect(read(many)).rejects.toMatchObject({ status: 413 });
  });
});
