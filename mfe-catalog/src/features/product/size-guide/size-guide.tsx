import { Dialog } from '@nkm/ui';
import { messages } from './messages';
import { sizeCharts } from './size-charts';
import styles from './size-guide.module.css';

export interface SizeGuideProps {
  /** Title of the option, such as `Size`. */
  title: string;
  values: readonly string[];
  /** Slug of the subcategory, which tells women's sizes from men's. */
  shelf: string;
  onClose: () => void;
}

/** The measures of the sizes that a product comes in. */
export function SizeGuide({ title, values, shelf, onClose }: SizeGuideProps) {
  return (
    <Dialog open title={messages.title} onClose={onClose}>
      <div className={styles.guide}>
        <p>{messages.advice}</p>
        {sizeCharts(title, values, shelf).map(({ name, columns, rows }) => (
          <table key={name + columns.join()} className={styles.table}>
            <caption className={styles.caption}>{name === '' ? messages.unit : `${name}. ${messages.unit}`}</caption>
            <thead>
              <tr>
                <th scope="col">{title}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([size, ...measures]) => (
                <tr key={size} className={styles.row}>
                  <th scope="row">{size}</th>
                  {measures.map((measure, index) => (
                    <td key={columns[index]}>{measure}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
        <p>{messages.ask}</p>
      </div>
    </Dialog>
  );
}
