import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import pills from './pills.module.css';
import { useCompared } from './use-compared';

/** A link to the compare page; nothing while the compare list is empty. */
export function CompareLink() {
  const { length: count } = useCompared();
  if (count === 0) return null;
  return (
    <Link className={pills.pill} to={paths.compare()}>
      {messages.compare.list(count)}
    </Link>
  );
}
