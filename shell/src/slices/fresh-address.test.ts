import { beginAttempt, freshAddress } from './fresh-address';

describe('freshAddress', () => {
  it('keeps addresses until a failure, then never requests an address twice', () => {
    expect(freshAddress('/slices/x/1.0.0/remoteEntry.js')).toBe('/slices/x/1.0.0/remoteEntry.js');
    beginAttempt();
    const second = freshAddress('/slices/x/1.0.0/remoteEntry.js');
    beginAttempt();
    const third = freshAddress('/slices/x/1.0.0/remoteEntry.js');
    expect(new Set(['/slices/x/1.0.0/remoteEntry.js', second, third]).size).toBe(3);
    expect(new URL(third, 'http://shop').pathname).toBe('/slices/x/1.0.0/remoteEntry.js');
  });
});
