/** Parts around a list that work with plain links and forms: their code loads after the first view. */
export { CompareLink } from '../../products/compare-link';
export { BrandStrip } from './brand-strip';
export { FilterChips } from './filter-chips';
export { Sidebar } from './sidebar';
