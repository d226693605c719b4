'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type FormEvent, type ReactNode } from 'react';
import { formatNumber } from '@marketfront/i18n/format';
import { useLocale, useMessages } from '../../provider/use-message.ts';
import { Button } from '../button/button.tsx';
import * as fieldCss from '../field/field.css.ts';
import { IconChevronEnd, IconChevronStart } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { pageWindow } from './page-window.ts';
import * as css from './pagination.css.ts';

export interface PaginationProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The current page, counted from 1. */
  page: number;
  /** The number of pages; 1 or less renders nothing. */
  pageCount: number;
  /** Returns the address of a page. */
  hrefFor: (page: number) => string;
  /** A GET form to enter a page number. */
  jump?:
    | {
        action: string;
        name?: string | undefined;
        /** Hidden inputs with the other parameters of the page. */
        hidden?: ReactNode;
        onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
      }
    | undefined;
}

/** Links to the previous, next and numbered pages. Renders nothing for a single page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pageCount, hrefFor, jump, className, ...rest },
  ref,
) {
  const jumpId = useId();
  const t = useMessages();
  const { locale } = useLocale();
  if (pageCount <= 1) return null;
  const edge = (to: number, rel: 'prev' | 'next') => {
    const content =
      rel === 'prev' ? (
        <>
          <IconChevronStart size={16} /> {t('pagination.previous')}
        </>
      ) : (
        <>
          {t('pagination.next')} <IconChevronEnd size={16} />
        </>
      );
    if (to < 1 || to > pageCount) {
      return (
        <span role="link" aria-disabled data-part="page" className={css.page}>
          {content}
        </span>
      );
    }
    return (
      <Link href={hrefFor(to)} rel={rel} data-part="page" className={css.page}>
        {content}
      </Link>
    );
  };
  return (
    <nav ref={ref} aria-label={t('pagination.label')} {...rest} className={clsx(css.root, className)}>
      <ul className={css.pages}>
        <li>{edge(page - 1, 'prev')}</li>
        {pageWindow(page, pageCount).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step} aria-hidden={step === 'gap' || undefined}>
            {step === 'gap' ? (
              <span className={css.page}>…</span>
            ) : (
              <Link
                href={hrefFor(step)}
                data-part="page"
                aria-label={t('pagination.page', { page: step })}
                aria-current={step === page ? 'page' : undefined}
                className={css.page}
              >
                {formatNumber(locale, step)}
              </Link>
            )}
          </li>
        ))}
        <li>{edge(page + 1, 'next')}</li>
      </ul>
      {jump && (
        <form
          method="get"
          action={jump.action}
          onSubmit={jump.onSubmit}
          noValidate
          data-part="jump"
          className={css.jump}
        >
          {jump.hidden}
          <label htmlFor={jumpId}>{t('pagination.jump')}</label>
          <span className={clsx(fieldCss.box, css.jumpBox)}>
            <input
              id={jumpId}
              type="number"
              name={jump.name ?? 'page'}
              min={1}
              max={pageCount}
              required
              inputMode="numeric"
              className={clsx(fieldCss.input, css.jumpInput)}
            />
          </span>
          <Button type="submit" size="sm">
            {t('pagination.go')}
          </Button>
        </form>
      )}
    </nav>
  );
});
