import { AmountLine, AmountList } from '@nkm/ui';
import { arc, pie } from 'd3-shape';
import styles from './donut.module.css';

export interface Slice {
  label: string;
  /** What the number counts. */
  meaning: string;
  value: number;
  /** The value in words. */
  text: string;
  /** What cannot be added to the others stands in the legend only. */
  isBesideRing?: boolean;
}

interface DonutProps {
  slices: readonly Slice[];
  /** Main number, in the middle of the ring. */
  center: { value: string; name: string };
  /** Note while every value is 0. */
  empty: string;
}

const SIZE = 200;
const ring = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(68)
  .outerRadius(SIZE / 2);
/** Clockwise in the given order. */
const layout = pie<Slice>()
  .value(({ value }) => value)
  .sort(null);
const WHOLE = { startAngle: 0, endAngle: 2 * Math.PI };

/** A donut with its legend. The legend is also its text alternative, so the drawing itself is hidden from readers. */
export function Donut({ slices, center, empty }: DonutProps) {
  const drawn = slices.filter(({ isBesideRing }) => !isBesideRing);
  const isEmpty = drawn.every(({ value }) => value === 0);
  return (
    <div className={styles.chart}>
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} className={styles.donut} aria-hidden="true">
        {isEmpty && <path d={ring(WHOLE) ?? ''} className={styles.empty} />}
        {layout(drawn).map(
          (slice, index) =>
            // The outline of an empty slice would cut a slit into the ring.
            slice.value > 0 && (
              <path key={slice.data.label} d={ring(slice) ?? ''} data-series={index} className={styles.slice} />
            ),
        )}
        <text className={styles.center} textLength={center.value.length > 11 ? 124 : undefined}>
          {center.value}
        </text>
        <text y="20" className={styles.centerName}>
          {center.name}
        </text>
      </svg>
      <AmountList>
        {slices.map((slice) => (
          <AmountLine
            key={slice.label}
            name={
              <span className={styles.name}>
                <span className={styles.mark} data-series={drawn.indexOf(slice)} aria-hidden="true" />
                <span>
                  <span className={styles.label}>{slice.label}</span>{' '}
                  <span className={styles.meaning}>{slice.meaning}</span>
                </span>
              </span>
            }
          >
            <span className={styles.value}>{slice.text}</span>
          </AmountLine>
        ))}
      </AmountList>
      {slices.every(({ value }) => value === 0) && <p className={styles.nothing}>{empty}</p>}
    </div>
  );
}
