/** What stands around a list and works by its links and forms alone: its code comes after the first view. */
export { CompareLink } from '../../products/compare-link';
export { BrandStrip } from './brand-strip';
export { FilterChips } from './filter-chips';
export { Sidebar } from './sidebar';
