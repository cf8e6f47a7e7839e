import type { EditorialSection, PageCategory } from '@nkm/contracts';

/** Source of a footer page; `{brand}` is replaced by the marketplace's name. */
export interface PageSeed {
  slug: string;
  title: string;
  category: PageCategory;
  /** Its own address; without one it is at /editorial/{slug}. */
  path?: string;
  sections: readonly SectionSeed[];
}

export type SectionSeed = Pick<EditorialSection, 'type' | 'title' | 'content'>;

/** A heading and its text. */
export const article = (title: string, ...paragraphs: string[]): SectionSeed => section('Article', title, paragraphs);

/** One entry of an accordion: a question with its answer. */
export const question = (title: string, ...paragraphs: string[]): SectionSeed => section('Dropdown', title, paragraphs);

/** Keeps text that begins with a tag, and makes any other text a paragraph. */
function section(type: EditorialSection['type'], title: string, paragraphs: string[]): SectionSeed {
  const content = paragraphs.map((text) => (text.startsWith('<') ? text : `<p>${text}</p>`)).join('');
  return { type, title, content };
}

/** The name of a link or button of the shop. `content.test.ts` checks that the shop shows it. */
export const control = (name: string): string => `<strong>${name}</strong>`;

export const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const steps = (...items: string[]): string => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
