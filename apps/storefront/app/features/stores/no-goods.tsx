import { ButtonLink, EmptyState } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';

interface NoGoodsProps {
  /** The store. */
  readonly id: number;
  /** What was looked for in it. */
  readonly keywords: string | undefined;
}

/** A store without goods, or without what was looked for. */
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
