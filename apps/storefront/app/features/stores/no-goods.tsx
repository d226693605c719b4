import { ButtonLink, EmptyState } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';

interface NoGoodsProps {
  /** The store. */
  readonly id: number;
  /** The search within the store. */
  readonly keywords: string | undefined;
}

/** A store without goods, or without results for a search. */
export default function NoGoods({ id, keywords }: NoGoodsProps) {
  const t = useMessages('stores');
  return (
    <EmptyState
      title={keywords ? t('stores.noMatchTitle', { keywords }) : t('stores.noGoodsTitle')}
      description={keywords ? t('stores.noMatchText') : t('stores.noGoodsText')}
      actions={
        keywords && (
          <>
            <ButtonLink href={paths.storeCategory(id)}>{t('stores.allGoods')}</ButtonLink>
            <ButtonLink tone="quiet" href={paths.search({ type: 'Product', keywords })}>
              {t('stores.searchEverywhere')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
