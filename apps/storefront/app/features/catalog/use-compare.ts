import { useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { type ComparedProduct, useCompared } from '../../state/compared.ts';

/** Whether a product is compared, and a function to change that. */
export function useCompare(product: ComparedProduct) {
  const t = useMessages('catalog');
  const toast = useToast();
  const compared = useCompared();
  const isCompared = compared.has(product.id);
  const toggle = () => {
    if (isCompared) compared.remove(product.id);
    else if (compared.isFull) toast({ tone: 'critical', message: t('catalog.compareFull') });
    else compared.add(product);
  };
  return { isCompared, toggle };
}
