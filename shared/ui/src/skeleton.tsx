import clsx from 'clsx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line, `title` a bigger one, `picture` a square; `block` fills its container. */
  shape?: 'text' | 'title' | 'picture' | 'circle' | 'block';
  className?: string;
}

/** Placeholder shape for loading content. Announce loading once, around all skeletons. */
export function Skeleton({ shape = 'text', className }: SkeletonProps) {
  return <span className={clsx(styles.skeleton, className)} data-shape={shape} aria-hidden="true" />;
}
