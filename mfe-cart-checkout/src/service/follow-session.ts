import type { Bus } from '@nkm/platform';

/** A guest, or the id of the signed-in shopper; 0 when the session has no user. */
export type Shopper = 'guest' | number;

/** Reports each change of shopper. Ignores a session that is restoring or changes only its profile. */
export function followSession(bus: Pick<Bus, 'on'>, onChange: (shopper: Shopper) => void): void {
  let current: Shopper | null = null;
  bus.on('session', ({ status, user }) => {
    if (status === 'restoring') return;
    const shopper = status === 'signed-in' ? (user?.id ?? 0) : 'guest';
    if (shopper === current) return;
    current = shopper;
    onChange(shopper);
  });
}
