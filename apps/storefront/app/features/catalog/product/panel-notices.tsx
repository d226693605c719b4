import { Link, Notice } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';

interface SoldOutNoticeProps {
  /** Whether all SKUs are sold out, not only the chosen one. */
  readonly all: boolean;
}

/** Links to products similar to the sold-out one. */
export function SoldOutNotice({ all }: SoldOutNoticeProps) {
  const t = useMessages('catalog');
  const texts = useMessages('product');
  return (
    <Notice tone="info">
      {all ? texts('product.soldOutAll') : t('catalog.soldOutHelp')}{' '}
      <Link href="#alike" tone="strong">
        {texts('product.seeAlike')}
      </Link>
    </Notice>
  );
}
