import { Dialog, Link } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { RichText } from '../../../content/index.ts';
import { insteadOfLink } from '../../../navigation/index.ts';

export interface SizeGuideLinkProps {
  /** Cleaned HTML. */
  readonly html: string;
}

/** The id of the section that also shows the size guide, for the link without script. */
export const sizeGuideId = 'size-guide';

/** Shows the size guide in a dialog, from a link next to the options that it explains. */
export default function SizeGuideLink({ html }: SizeGuideLinkProps) {
  const t = useMessages('product');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Link href={`#${sizeGuideId}`} aria-haspopup="dialog" onClick={insteadOfLink(() => setOpen(true))}>
        {t('product.sizeGuide')}
      </Link>
      {open && (
        <Dialog open title={t('product.sizeGuide')} onClose={() => setOpen(false)}>
          <RichText clean={html} />
        </Dialog>
      )}
    </>
  );
}
