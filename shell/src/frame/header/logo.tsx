import { Icon, icons } from '@nkm/ui';
import { Link } from 'react-router-dom';
import { messages } from '../../app/messages';
import { paths } from '../../app/paths';
import { useShell } from '../../app/shell-context';
import styles from './logo.module.css';

/** The logo, which leads to the home page. */
export function Logo() {
  const { brand } = useShell().settings;
  return (
    <Link to={paths.home} className={styles.logo} aria-label={`${brand} ${messages.home}`}>
      <Icon path={icons.adire} />
      <span>{brand}</span>
    </Link>
  );
}
