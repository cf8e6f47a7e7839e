import { forgetOutline, isOutlineAsked } from './is-outline-asked';

const area = () => sessionStorage;
const blocked = () => {
  throw new DOMException('blocked', 'SecurityError');
};

describe('the outline', () => {
  beforeEach(() => sessionStorage.clear());

  it('is off by default', () => {
    expect(isOutlineAsked('', area)).toBe(false);
    expect(isOutlineAsked('?outline=off', area)).toBe(false);
    expect(isOutlineAsked('?q=outline', area)).toBe(false);
  });

  it('stays on in the tab until it is turned off', () => {
    expect(isOutlineAsked('?outline', area)).toBe(true);
    expect(isOutlineAsked('?page=2', area)).toBe(true);
    expect(isOutlineAsked('?outline=off', area)).toBe(false);
    expect(isOutlineAsked('', area)).toBe(false);
  });

  it('stays off after its panel is closed', () => {
    isOutlineAsked('?outline', area);
    forgetOutline(area);
    expect(isOutlineAsked('', area)).toBe(false);
  });

  it('follows only the address when storage is blocked', () => {
    expect(isOutlineAsked('?outline', blocked)).toBe(true);
    expect(isOutlineAsked('', blocked)).toBe(false);
    expect(() => forgetOutline(blocked)).not.toThrow();
  });
});
