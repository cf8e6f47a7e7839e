import { latePart } from '../../late/late-part';
import type { BrandStripProps } from './brand-strip';
import type { FilterChipsProps } from './filter-chips';
import type { SidebarProps } from './sidebar';

const load = () => import(/* webpackChunkName: "list-parts" */ './list-parts');

export const LateBrandStrip = latePart<BrandStripProps>(async () => (await load()).BrandStrip);
export const LateCompareLink = latePart<object>(async () => (await load()).CompareLink);
export const LateFilterChips = latePart<FilterChipsProps>(async () => (await load()).FilterChips);
export const LateSidebar = latePart<SidebarProps>(async () => (await load()).Sidebar);
