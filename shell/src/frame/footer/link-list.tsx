import { Link } from 'react-router-dom';
import type { LinkGroup } from './footer-groups';

/** A group of links under its title. If folded, the title opens the group. */
export function LinkList({ group: { title, links }, folded }: { group: LinkGroup; folded: boolean }) {
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.to}>
          <Link to={link.to}>{link.title}</Link>
        </li>
      ))}
    </ul>
  );
  if (folded) {
    return (
      <details>
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <section>
      <h2>{title}</h2>
      {list}
    </section>
  );
}
