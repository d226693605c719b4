import { formatNumber } from '@marketfront/i18n/format';
import {
  Button,
  Link,
  noScriptOnly,
  ProductGrid,
  ProductGridSkeleton,
  scriptOnly,
  SectionHeader,
  VisuallyHidden,
} from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths, useLocaleCode } from '../../../navigation/index.ts';
import { useForYou } from '../../../state/for-you.ts';
import { ProductTile } from '../../catalog/index.ts';
import { end, listPagesRow, section } from './home-page.css.ts';
import { useResource } from '../../../http/index.ts';
import { forYou } from '../resources.ts';

interface JustForYouProps {
  /** The product that was viewed last. */
  readonly last: number | undefined;
  /** The products that the page already shows. */
  readonly taken: ReadonlySet<number>;
  /** The number of pages of all products to link to. */
  readonly listPages: number;
}

/** A multiple of two, three and four, for full rows of cards. */
const wholeRows = 12;
/** The number of cards that load automatically; then a button follows, so that the footer can be reached. */
const mostByThemselves = 36;

/** Endless products, first those like the last viewed one. Without script: links to the pages of all products. */
export function JustForYou({ last, taken, listPages }: JustForYouProps) {
  const t = useMessages('home');
  const catalog = useMessages('catalog');
  const site = useMessages('site');
  const locale = useLocaleCode();
  const pages = useResource(forYou);
  const [{ products, next, like }, add] = useForYou(locale, last);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const grid = useRef<HTMLUListElement>(null);
  const endOfList = useRef<HTMLDivElement>(null);
  /** The index of the card that gets the focus after the button was pressed. */
  const focusAt = useRef<number>(undefined);

  const count = next === null ? products.length : products.length - (products.length % wholeRows);
  const byThemselves = state === 'idle' && next !== null && count < mostByThemselves;

  const load = async () => {
    if (next === null) return;
    setState('loading');
    const page = await pages.read({ page: next, like });
    const arrived = Array.isArray(page?.products);
    if (page && arrived) add(page, taken);
    setState(arrived ? 'idle' : 'failed');
  };

  useEffect(() => {
    const element = endOfList.current;
    if (!element || !byThemselves) return undefined;
    const observer = new IntersectionObserver(
      (changes) => {
        // A busy browser reports several changes at once, the oldest first.
        if (changes.at(-1)?.isIntersecting) void load();
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  });

  useEffect(() => {
    const at = focusAt.current;
    if (at === undefined || count <= at) return;
    focusAt.current = undefined;
    grid.current?.children[at]?.querySelector('a')?.focus();
  }, [count]);

  if (count === 0 && next === null) return null;
  return (
    <section className={section}>
      <SectionHeader
        title={t('home.forYou')}
        href={paths.categories()}
        hrefLabel={catalog('catalog.seeAll')}
      />
      {count > 0 && (
        <ProductGrid ref={grid}>
          {products.slice(0, count).map((product) => (
            <ProductTile key={product.id} product={product} />
          ))}
        </ProductGrid>
      )}
      <VisuallyHidden role="status">
        {count > 0 && t('home.forYouCount', { count, shown: formatNumber(locale, count) })}
      </VisuallyHidden>
      <div ref={endOfList} className={`${end} ${scriptOnly}`}>
        {state === 'loading' ? (
          <ProductGridSkeleton count={4} />
        ) : (
          next !== null &&
          !byThemselves && (
            <Button
              onClick={() => {
                focusAt.current = count;
                void load();
              }}
            >
              {state === 'failed' ? site('site.tryAgain') : t('home.showMore')}
            </Button>
          )
        )}
      </div>
      <nav aria-label={t('home.allProductsPages')} className={`${listPagesRow} ${noScriptOnly}`}>
        {Array.from({ length: listPages }, (_, at) => (
          <Link key={at} href={paths.categories(undefined, at + 1)} tone="strong">
            {formatNumber(locale, at + 1)}
          </Link>
        ))}
      </nav>
    </section>
  );
}
