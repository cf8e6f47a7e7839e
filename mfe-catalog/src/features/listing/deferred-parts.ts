import { deferred } from '@nkm/ui';
import type { BrandStripProps } from './brand-strip';
import type { FilterChipsProps } from './filter-chips';
import type { SidebarProps } from './sidebar';

const load = () => import(/* webpackChunkName: "list-parts" */ './list-parts');

export const BrandStrip = deferred<BrandStripProps>(async () => (await load()).BrandStrip);
export const CompareLink = deferred<object>(async () => (await load()).CompareLink);
export const FilterChips = deferred<FilterChipsProps>(async () => (await load()).FilterChips);
export const Sidebar = deferred<SidebarProps>(async () => (await load()).Sidebar);
