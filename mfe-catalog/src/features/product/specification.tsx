import { messages } from './messages';
import styles from './specification.module.css';

/** The properties of a product as a table of names and values (CAT-SCR-036). */
export function Specification({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) {
  if (rows.length === 0) return <p>{messages.noSpecification}</p>;
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
