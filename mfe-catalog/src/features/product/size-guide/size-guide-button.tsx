import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { type ComponentType, useState } from 'react';
import { messages } from '../../../messages';
import type { SizeGuideProps } from './size-guide';
import styles from './size-guide.module.css';

const { product: words } = messages;

const EXPLAINED_TITLE = /^(size|ring size|age)$/i;
/** Letters, numbers of shoes and rings, and ages of children. */
const EXPLAINED_SIZE = /^(XS|S|M|L|XL|XXL|\d\d?|\d\d?-\d\d? (months|years))$/;

/** Opens the measures of the sizes; nothing where no chart explains them, such as a storage. */
export function SizeGuideButton({ title, values, shelf }: Omit<SizeGuideProps, 'onClose'>) {
  const { toast } = usePlatform();
  const [Guide, setGuide] = useState<ComponentType<SizeGuideProps> | null>(null);
  if (!EXPLAINED_TITLE.test(title) || !values.every((value) => EXPLAINED_SIZE.test(value))) return null;

  async function open() {
    try {
      const { SizeGuide } = await import(/* webpackChunkName: "dialogs" */ './size-guide');
      setGuide(() => SizeGuide);
    } catch {
      toast('error', words.guideUnavailable); // the next click tries again
    }
  }
  return (
    <>
      <Button size="s" variant="quiet" className={styles.open} data-scripted onClick={() => void open()}>
        {words.sizeGuide}
      </Button>
      {Guide && <Guide {...{ title, values, shelf }} onClose={() => setGuide(null)} />}
    </>
  );
}
