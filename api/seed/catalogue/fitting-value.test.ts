import { createRandom } from '../random';
import { fittingValue } from './fitting-value';

const pick = (title: string, ...values: string[]) => fittingValue(title, values, createRandom(1, 'test'));

describe('fittingValue', () => {
  it('prefers a value for the title to the general ones', () => {
    expect(pick('Apple MacBook Air', 'Windows 11', 'macOS ~ MacBook|iMac')).toBe('macOS');
    expect(pick('Apple iMac 24"', 'Windows 11', 'macOS ~ MacBook|iMac')).toBe('macOS');
    expect(pick('Dell Latitude', 'Windows 11', 'macOS ~ MacBook|iMac')).toBe('Windows 11');
  });

  it('leaves out a property that the article lacks', () => {
    expect(pick('Charging Dock', '1TB ~ Pro', '500GB ~ Slim')).toBeNull();
  });
});
