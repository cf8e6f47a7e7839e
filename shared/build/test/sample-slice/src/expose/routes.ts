import type { SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';

export const routes: SliceRoute<Platform>[] = [
  defineRoute<{ greeting: string }>({
    id: 'hello',
    path: '/hello',
    title: 'Hello',
    access: 'open',
    frame: 'full',
    public: true,
    load: async () => ({ greeting: 'Good morning' }),
    screen: () => import(/* webpackChunkName: "hello" */ '../routes/hello'),
  }),
];
