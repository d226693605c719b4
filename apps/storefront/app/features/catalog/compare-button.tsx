import { IconButton, IconCheck, IconGrid } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { ComparedProduct } from '../../state/compared.ts';
import { useCompare } from './use-compare.ts';

export type CompareButtonProps = ComparedProduct;

/**
 * Adds the product of a card to the comparison. It is next to the card's action, so that it covers no picture, and is
 * rendered only in the browser.
 */
export default function CompareButton(product: CompareButtonProps) {
  const t = useMessages('catalog');
  const { isCompared, toggle } = useCompare(product);
  return (
    <IconButton
      size="sm"
      tone="quiet"
      aria-pressed={isCompared}
      aria-label={t('catalog.compareName', { name: product.name })}
      title={t('catalog.compare')}
      icon={isCompared ? <IconCheck size={16} /> : <IconGrid size={16} />}
      onClick={toggle}
    />
  );
}
