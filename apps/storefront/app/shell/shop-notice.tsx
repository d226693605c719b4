import { TopBanner } from '@marketfront/ui';
import { useState } from 'react';
import { setCookie } from '../session/index.ts';
import type { ShellNotice } from './shell-data.server.ts';
import { notice } from './shop-notice.css.ts';

/** A message of the marketplace in the first row of the header, until the shopper closes it. */
export default function ShopNotice({ notice: { id, text, href } }: { notice: ShellNotice }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <TopBanner
      href={href ?? undefined}
      className={notice}
      onClose={() => {
        setClosed(true);
        setCookie('closedNotice', String(id));
      }}
    >
      {text}
    </TopBanner>
  );
}
