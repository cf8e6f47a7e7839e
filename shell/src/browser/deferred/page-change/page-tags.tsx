import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { type HeadTag, headTags } from '../../../app/head-tags';
import { headOf } from '../../../app/page-head';
import { useShell } from '../../../app/shell-context';
import type { PageMatch, RouteOutcome } from '../../../slices/route-outcome';

const PAGE_TAGS =
  'link[rel="canonical"], meta[property], meta[name="twitter:card"], script[type="application/ld+json"]';

interface PageTagsProps {
  /** The outcome in the server's document, whose head is complete. */
  served: RouteOutcome | undefined;
  publicUrl: string;
}

/**
 * Gives each page the head that a new document of its address has. React renders title, description and robots; the
 * server adds the other tags outside of React, so they would stay after a navigation without a new document.
 */
export function PageTags({ served, publicUrl }: PageTagsProps) {
  const { brand } = useShell().settings;
  const match = useMatches().at(-1) as PageMatch | undefined;
  // The match is a new object with each render; its handle stays, and its outcome is new with each load.
  const claim = match?.handle;
  const outcome = match?.loaderData;
  useEffect(() => {
    if (outcome === served) return;
    // The server sends only the frame of a personal page, without these tags.
    const isComplete = claim?.public && outcome?.kind === 'ready';
    const head = isComplete ? headOf({ handle: claim, loaderData: outcome }, brand) : {};
    document.head.querySelectorAll(PAGE_TAGS).forEach((tag) => tag.remove());
    document.head.append(...headTags(head, { publicUrl, brand }).map(elementOf));
  }, [claim, outcome, served, publicUrl, brand]);
  return null;
}

function elementOf({ name, attributes, json }: HeadTag): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (json) element.append(JSON.stringify(json));
  return element;
}
