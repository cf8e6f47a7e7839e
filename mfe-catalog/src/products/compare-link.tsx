import { Link } from 'react-router-dom';
import { messages } from '../messages';
import { paths } from '../paths';
import pills from './pills.module.css';
import { useCompared } from './use-compared';

/** The way to the products that were chosen to be compared; nothing before one is. */
export function CompareLink() {
  const { length: count } = useCompared();
  if (count === 0) return null;
  return (
    <Link className={pills.pill} to={paths.compare()}>
      {messages.compare.list(count)}
    </Link>
  );
}
