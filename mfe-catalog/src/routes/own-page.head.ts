import type { RouteHead } from '@nkm/contracts';
import type { OwnPageData } from '../features/editorial/load-own-page';
import { contentHead } from './content.head';

/** A page of the server at an address of its own; one without a text is no page for search engines. */
export function ownPageHead({ sections, ...page }: OwnPageData, url: URL): RouteHead {
  return { ...contentHead(page, url), ...(sections.length === 0 && { robots: 'noindex' }) };
}

/** Questions and answers, for search engines (schema.org/FAQPage). Answers may hold simple HTML, with whole addresses. */
export function faqsHead(page: OwnPageData, url: URL): RouteHead {
  const head = ownPageHead(page, url);
  const questions = page.sections.filter(({ type }) => type === 'Dropdown');
  if (questions.length === 0) return head;
  const faqPage = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, content }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: content.replace(/href="\/(?!\/)/g, `href="${url.origin}/`) },
    })),
  };
  return { ...head, jsonLd: [...(head.jsonLd ?? []), faqPage] };
}
