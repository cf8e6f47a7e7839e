import clsx from 'clsx';
import styles from './avatar.module.css';
import { Icon } from './icon';
import { initialsOf } from './initials';
import { useWholePicture } from './use-whole-picture';
import * as icons from './icons';

export interface AvatarProps {
  /** Person or store; the source of the initials. */
  name: string;
  src?: string | null;
  /** Set it when the name is not visible beside the avatar. */
  spoken?: boolean;
  size?: 's' | 'm' | 'l';
  className?: string;
}

/** Round picture of a person or store; initials or a silhouette when it is missing or broken. */
export function Avatar({ name, src, spoken, size = 'm', className }: AvatarProps) {
  const { address, watch } = useWholePicture([src]);
  const naming = spoken ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span className={clsx(styles.avatar, className)} data-size={size} {...naming}>
      {address ? (
        <img {...watch} className={styles.picture} src={address} alt="" width={72} height={72} loading="lazy" />
      ) : (
        initialsOf(name) || <Icon path={icons.user} />
      )}
    </span>
  );
}
