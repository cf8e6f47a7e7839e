import type { PageSeed } from '../page';
import { blogList } from './blog-list';
import { faqs } from './faqs';
import { ourPress } from './our-press';

/** Pages with their own address. */
export const OWN_PAGES: readonly PageSeed[] = [faqs, ourPress, blogList];
