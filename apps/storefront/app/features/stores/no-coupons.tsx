import { ButtonLink, EmptyState } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

/**
 * Shown instead of coupons if a store has none.
 * @param goods - The URL of its goods.
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
