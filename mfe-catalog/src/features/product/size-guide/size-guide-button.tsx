import { usePlatform } from '@nkm/platform';
import { Button } from '@nkm/ui';
import { useDeferredPart } from '../../../deferred-part/use-deferred-part';
import { messages } from '../../../messages';
import type { SizeGuideProps } from './size-guide';
import styles from './size-guide.module.css';

const { product: words } = messages;

const EXPLAINED_TITLE = /^(size|ring size|age)$/i;
/** Letters, numbers of shoes and rings, and ages of children. */
const EXPLAINED_SIZE = /^(XS|S|M|L|XL|XXL|\d\d?|\d\d?-\d\d? (months|years))$/;

const loadGuide = async () => (await import(/* webpackChunkName: "dialogs" */ './size-guide')).SizeGuide;

/** Opens the measures of the sizes; nothing where no chart explains them, such as a storage. */
export function SizeGuideButton({ title, values, shelf }: Omit<SizeGuideProps, 'onClose'>) {
  const { toast } = usePlatform();
  const [Guide, open, close] = useDeferredPart(loadGuide, () => toast('error', words.guideUnavailable));
  if (!EXPLAINED_TITLE.test(title) || !values.every((value) => EXPLAINED_SIZE.test(value))) return null;
  return (
    <>
      <Button size="s" variant="quiet" className={styles.open} data-scripted onClick={open}>
        {words.sizeGuide}
      </Button>
      {Guide && <Guide {...{ title, values, shelf }} onClose={close} />}
    </>
  );
}
