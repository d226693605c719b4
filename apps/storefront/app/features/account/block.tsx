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

/** In place of what could not be read. */
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
  /** The page that has all of it. */
  readonly more?: { readonly href: string; readonly label: string };
  readonly wide?: boolean;
  /** What it shows; `null` when it could not be read. */
  readonly data: Data | null;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the dashboard, which says so when it could not be read. */
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
