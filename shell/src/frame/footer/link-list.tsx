import { Link } from 'react-router-dom';
import type { LinkGroup } from './footer-groups';

/**
 * A group of links under its title. On phones the title opens the group, also without scripts; on wide screens the
 * styles always show the links, and the title is no control.
 */
export function LinkList({ group: { title, links }, folded }: { group: LinkGroup; folded: boolean }) {
  return (
    <details open={!folded}>
      <summary tabIndex={folded ? undefined : -1}>
        <h2>{title}</h2>
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>{link.title}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
