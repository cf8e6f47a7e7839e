import { Link } from 'react-router-dom';
import { messages } from '../messages';
import styles from './not-found-page.module.css';

export function NotFoundPage() {
  return (
    <section className={styles.page}>
      <h1>{messages.notFound}</h1>
      <p>{messages.notFoundDetail}</p>
      <p>
        <Link to="/">{messages.backHome}</Link>
      </p>
    </section>
  );
}
