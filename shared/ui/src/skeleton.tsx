import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` one line, `title` a bigger one, `picture` a square, `circle`, `block` fills its place. */
  shape?: 'text' | 'title' | 'picture' | 'circle' | 'block';
  className?: string;
}

/** The shape of what is still loading. Say that it loads once, around all of them. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}
