import { keepTypedFields, restoreTypedFields } from './typed-fields';

const FORM = `
  <form><input name="name" autocomplete="name"><input type="password" name="password">
  <input name="code" autocomplete="one-time-code"><textarea name="message"></textarea></form>
  <form><input type="text" name="name" value="Ada"></form>`;

const field = (selector: string, at = 0) => document.querySelectorAll<HTMLInputElement>(selector)[at]!;

describe('the texts of a page that reloads without being asked', () => {
  beforeEach(() => {
    sessionStorage.clear();
    document.body.innerHTML = FORM;
  });

  it('return once, each into its field, but no password and no code', () => {
    field('[name=name]').value = 'Adébáyọ̀';
    field('textarea').value = 'Where is my parcel?';
    field('[name=password]').value = 'Ada-2026!';
    field('[name=code]').value = '123456';
    keepTypedFields();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Ada-2026|123456/);
    for (const filled of [true, false]) {
      document.body.innerHTML = FORM;
      restoreTypedFields();
      expect(field('[name=name]').value).toBe(filled ? 'Adébáyọ̀' : '');
      expect(field('textarea').value).toBe(filled ? 'Where is my parcel?' : '');
      expect([field('[name=password]').value, field('[name=name]', 1).value]).toEqual(['', 'Ada']);
    }
  });

  it('do not appear on another page', () => {
    field('textarea').value = 'Where is my parcel?';
    keepTypedFields();
    window.history.pushState(null, '', '/other');
    document.body.innerHTML = FORM;
    restoreTypedFields();
    expect(field('textarea').value).toBe('');
  });
});
