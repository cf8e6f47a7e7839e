import { createElement, type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './description.module.css';
import { type DescriptionNode, parseDescription } from './parse-description';

/** The vendor's HTML, reduced to harmless elements. */
export function Description({ html }: { html: string }) {
  const nodes = parseDescription(html);
  if (nodes.length === 0) return <p>{messages.product.noDescription}</p>;
  return <div className={styles.description}>{nodes.map(toReact)}</div>;
}

function toReact(node: DescriptionNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br key={key} />;
  const link = node.tag === 'a' ? { href: node.href, rel: 'nofollow ugc noopener' } : {};
  return createElement(node.tag, { key, ...link }, ...node.children.map(toReact));
}
