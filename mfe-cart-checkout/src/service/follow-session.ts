import type { Bus } from '@nkm/platform';

/** A guest, or the id of who is signed in; 0 when the session names nobody. */
export type Shopper = 'guest' | number;

/** Tells each change of who is shopping; nothing while the session is being restored or only its profile changed. */
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
