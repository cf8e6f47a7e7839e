import { ACCOUNT_PAGES, type SliceRoute } from '@nkm/contracts';
import { defineRoute, type Platform } from '@nkm/platform';
import { ACCOUNT_QUERY } from '../paths';
import { titles } from '../titles';

export const routes: SliceRoute<Platform>[] = [
  defineRoute<null>({
    id: 'account',
    path: '/account',
    title: titles.account,
    access: 'signed-out',
    frame: 'bare',
    public: true,
    query: ACCOUNT_QUERY,
    head: () => ({ canonical: '/account', robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "account" */ '../routes/account'),
  }),
  defineRoute<null>({
    id: 'register-verify-email',
    path: '/register-verify-email',
    title: titles.emailNotice,
    access: 'open',
    frame: 'full',
    public: false,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "register-verify-email" */ '../routes/register-verify-email'),
  }),
  defineRoute<null>({
    id: 'security',
    path: '/security',
    title: titles.security,
    access: 'signed-in',
    frame: 'account',
    public: false,
    sidebar: ACCOUNT_PAGES['/security'],
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "security" */ '../routes/security'),
  }),
  defineRoute<null>({
    id: 'password-change',
    path: '/password/change',
    title: titles.changePassword,
    access: 'signed-in',
    frame: 'account',
    public: false,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "password-change" */ '../routes/password-change'),
  }),
  defineRoute<null>({
    id: 'password-reset',
    path: '/password/reset',
    title: titles.resetPassword,
    access: 'open',
    frame: 'full',
    public: false,
    secretQuery: true,
    head: () => ({ robots: 'noindex' }),
    screen: () => import(/* webpackChunkName: "password-reset" */ '../routes/password-reset'),
  }),
];
