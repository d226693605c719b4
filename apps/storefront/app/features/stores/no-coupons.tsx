import { ButtonLink, EmptyState } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

/**
 * Instead of the coupons of a store that gives out none.
 * @param goods - The address of its goods.
 */
export default function NoCoupons({ goods }: { goods: string }) {
  const t = useMessages('stores');
  return (
    <EmptyState
      title={t('stores.noCouponsTitle')}
      description={t('stores.noCouponsText')}
      actions={<ButtonLink href={goods}>{t('stores.allGoods')}</ButtonLink>}
    />
  );
}
