import type { Notification } from '@nkm/contracts';
import { Link } from 'react-router-dom';

interface Props extends Pick<Notification, 'description' | 'path'> {
  onOpen?(this: void): void;
}

/** What a notification says, as a link to the page that it speaks of. Older servers send no page. */
export function NotificationText({ description, path, onOpen }: Props) {
  if (!path?.startsWith('/') || path.startsWith('//')) return <span>{description}</span>;
  return (
    <Link to={path} onClick={onOpen}>
      {description}
    </Link>
  );
}
