import type { RouteHead } from '@nkm/contracts';
import type { OwnPageData } from '../../features/editorial/load-own-page';
import { plainHead } from '../../head/plain-head';

/** The head of a server page with its own address. Search engines do not index a page without text. */
export function ownPageHead({ sections, ...page }: OwnPageData, url: URL): RouteHead {
  return { ...plainHead(page, url), ...(sections.length === 0 && { robots: 'noindex' }) };
}

/** Questions and answers for search engines (schema.org/FAQPage). Answers can contain simple HTML and absolute URLs. */
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
