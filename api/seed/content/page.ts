import type { EditorialSection, PageCategory } from '@nkm/contracts';

/** A page of the footer as it is written; `{brand}` stands for the marketplace's name. */
export interface PageSeed {
  slug: string;
  title: string;
  category: PageCategory;
  /** Its own address; without one it is at /editorial/{slug}. */
  path?: string;
  sections: readonly SectionSeed[];
}

export type SectionSeed = Pick<EditorialSection, 'type' | 'title' | 'content'>;

/** A heading with its text. */
export const article = (title: string, ...paragraphs: string[]): SectionSeed => section('Article', title, paragraphs);

/** One entry of an accordion: a question with its answer. */
export const question = (title: string, ...paragraphs: string[]): SectionSeed => section('Dropdown', title, paragraphs);

/** What begins with a tag is taken as it is, everything else is a paragraph. */
function section(type: EditorialSection['type'], title: string, paragraphs: string[]): SectionSeed {
  const content = paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');
  return { type, title, content };
}

export const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const steps = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
