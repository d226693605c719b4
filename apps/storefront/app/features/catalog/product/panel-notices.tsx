import { Link, Notice } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';

interface SoldOutNoticeProps {
  /** All SKUs are sold out, not only the chosen one. */
  readonly all: boolean;
}

/** Leads to products like the one that cannot be bought. */
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
