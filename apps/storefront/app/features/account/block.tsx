import {
  ButtonLink,
  Card,
  Heading,
  Link,
  noScriptOnly,
  scriptOnly,
  Skeleton,
  Spread,
  Text,
} from '@marketfront/ui';
import { type ReactNode, useId } from 'react';
import { useMessages } from '../../messages/index.ts';
import { accountPaths } from '../../navigation/index.ts';
import * as css from './dashboard.css.ts';
import { useIsLate } from './late-blocks.tsx';

/** Shown in place of data that could not be read. */
function Missing() {
  const t = useMessages('account');
  const isLate = useIsLate();
  return (
    <>
      {isLate && <Skeleton lines={2} className={scriptOnly} />}
      <Spread className={isLate ? noScriptOnly : undefined}>
        <Text tone="muted">{t('account.blockFailed')}</Text>
        <ButtonLink size="sm" href={accountPaths.userCenter()}>
          {t('account.retry')}
        </ButtonLink>
      </Spread>
    </>
  );
}

interface BlockProps<Data> {
  readonly title: string;
  /** The page with the complete data. */
  readonly more?: { readonly href: string; readonly label: string };
  readonly wide?: boolean;
  /** The data of the block; `null` when it could not be read. */
  readonly data: Data | null;
  readonly children: (data: Data) => ReactNode;
}

/** A block of the dashboard, which shows a message if its data could not be read. */
export function Block<Data>({ title, more, wide = false, data, children }: BlockProps<Data>) {
  const titleId = useId();
  return (
    <Card padding="md" asChild className={wide ? css.wideBlock : css.block}>
      <section aria-labelledby={titleId}>
        <Spread>
          <Heading level={2} size="sm" id={titleId}>
            {title}
          </Heading>
          {more && (
            <Link href={more.href} aria-label={`${more.label}: ${title}`}>
              {more.label}
            </Link>
          )}
        </Spread>
        {data === null ? <Missing /> : children(data)}
      </section>
    </Card>
  );
}
