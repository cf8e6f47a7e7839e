import type { LoadArguments, Notification } from '@nkm/contracts';
import type { Platform } from '@nkm/platform';

export interface Data {
  notifications: Notification[];
}

/** GET /users/notifications: all of them, or the newest 200 of our server (ACC-CALL-024). */
export async function load({ platform: { api }, signal }: LoadArguments<Platform>): Promise<Data> {
  const { data } = await api.get<{ data: Notification[] }>('/users/notifications', { signal });
  return { notifications: data };
}
