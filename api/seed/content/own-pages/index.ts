import type { PageSeed } from '../page';
import { blogList } from './blog-list';
import { faqs } from './faqs';
import { ourPress } from './our-press';

/** Pages with an address of their own; they came after the others. */
export const OWN_PAGES: readonly PageSeed[] = [faqs, ourPress, blogList];
