import { IconButton, IconCheck, IconGrid } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import type { ComparedProduct } from '../../state/compared.ts';
import { useCompare } from './use-compare.ts';

export type CompareButtonProps = ComparedProduct;

/** Compares the product of a card; beside its action, so that it covers no picture. For the browser alone. */
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
