import { usePlatform } from '@nkm/platform';
import { Button, Icon, icons } from '@nkm/ui';
import { messages } from '../messages';
import type { CardData } from './card';
import { MOST_COMPARED, toggleCompared } from './compare-list';
import { useCompared } from './use-compared';

const { compare: words } = messages;

/** Adds a product to the compare list or removes it. */
export function CompareButton({ product }: { product: Pick<CardData, 'slug' | 'title'> }) {
  const platform = usePlatform();
  const isCompared = useCompared().includes(product.slug);

  function toggle() {
    if (toggleCompared(platform, product.slug) === 'full') platform.toast('warning', words.full(MOST_COMPARED));
  }
  return (
    <Button
      size="s"
      data-scripted
      aria-pressed={isCompared}
      meaning={isCompared}
      aria-label={`${words.compare}: ${product.title}`}
      onClick={toggle}
    >
      {isCompared && <Icon path={icons.check} />}
      <span>{words.compare}</span>
    </Button>
  );
}
