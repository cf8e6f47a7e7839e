import { groupThousands } from '@nkm/contracts';
import { AmountLine, AmountList } from '@nkm/ui';
import { arc, pie } from 'd3-shape';
import styles from './donut.module.css';

export interface Slice {
  label: string;
  value: number;
}

const SIZE = 200;
const ring = arc<{ startAngle: number; endAngle: number }>()
  .innerRadius(58)
  .outerRadius(SIZE / 2);
/** Clockwise in the given order. */
const layout = pie<Slice>()
  .value(({ value }) => value)
  .sort(null);
const WHOLE = { startAngle: 0, endAngle: 2 * Math.PI };

/** A donut with its legend. The legend is also its text alternative, so the drawing itself is hidden from readers. */
export function Donut({ slices, empty }: { slices: readonly Slice[]; empty: string }) {
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className={styles.chart}>
      <svg viewBox={`${-SIZE / 2} ${-SIZE / 2} ${SIZE} ${SIZE}`} className={styles.donut} aria-hidden="true">
        {total === 0 && <path d={ring(WHOLE) ?? ''} className={styles.empty} />}
        {layout([...slices]).map(
          (slice, index) =>
            // The outline of an empty slice would cut a slit into the ring.
            slice.value > 0 && (
              <path key={slice.data.label} d={ring(slice) ?? ''} data-series={index} className={styles.slice} />
            ),
        )}
      </svg>
      <AmountList>
        {slices.map(({ label, value }, index) => (
          <AmountLine
            key={label}
            name={
              <span className={styles.name}>
                <span className={styles.mark} data-series={index} aria-hidden="true" />
                <span>{label}</span>
              </span>
            }
          >
            <span className={styles.value}>{groupThousands(value)}</span>
          </AmountLine>
        ))}
      </AmountList>
      {total === 0 && <p className={styles.nothing}>{empty}</p>}
    </div>
  );
}
