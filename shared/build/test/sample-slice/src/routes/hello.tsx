import type { ScreenProps } from '@nkm/contracts';
import { useMoney } from '@nkm/platform';
import { useState } from 'react';
import styles from './hello.module.css';

export default function Hello({ data }: ScreenProps<{ greeting: string }>) {
  const money = useMoney();
  const [count, setCount] = useState(0);
  return (
    <main className={styles.hello}>
      <h1>{data.greeting}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {money(count)}
      </button>
    </main>
  );
}
