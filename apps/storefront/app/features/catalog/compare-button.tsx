import { IconButton, IconCheck, IconGrid } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { ComparedProduct } from '../../state/compared.ts';
import { useCompare } from './use-compare.ts';

export type CompareButtonProps = ComparedProduct;

/**
 * Compares the product of a card. It is beside the card's action, so that it covers no picture; only in the browser.
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
