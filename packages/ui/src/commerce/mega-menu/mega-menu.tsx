'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconArrowEnd, IconChevronDown, IconMenu } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { scriptOnly } from '../../styles/helpers.css.ts';
import * as css from './mega-menu.css.ts';
import { useMegaMenu } from './use-mega-menu.ts';

export interface MegaMenuItem {
  id: string;
  name: string;
  href: string;
  /** The address of a picture. */
  icon?: string | undefined;
  current?: boolean | undefined;
  children?: readonly MegaMenuItem[] | undefined;
}

export interface MegaMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  items: readonly MegaMenuItem[];
  /** The address of the page with all categories, for the first entry. */
  allHref: string;
  /** Links after the categories: coupons, store list. */
  extra?: ReactNode;
  /**
   * `always`: panels are rendered. `intent`: they are rendered when the pointer or the focus reaches the menu, and are
   * inside `<noscript>` until then, which makes hydration cheaper.
   */
  panels?: 'always' | 'intent' | undefined;
  /** The maximum number of links per child; further ones are on the child's own page. */
  maxVisible?: number | undefined;
}

function Groups({ items, maxVisible }: { items: readonly MegaMenuItem[]; maxVisible: number }) {
  return (
    <ul className={css.groups}>
      {items.map((child) => (
        <li key={child.id} className={css.group}>
          <Link href={child.href} className={css.groupLink}>
            {child.icon && (
              <Image
                src={child.icon}
                alt=""
                tile="none"
                fit="contain"
                width={36}
                height={36}
                widths={[72]}
                className={css.icon}
              />
            )}
            {child.name}
          </Link>
          {child.children && child.children.length > 0 && (
            <ul>
              {child.children.slice(0, maxVisible).map((grandchild) => (
                <li key={grandchild.id}>
                  <Link href={grandchild.href} className={css.childLink}>
                    {grandchild.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

const allId = 'all';

/**
 * The category bar. Its panels open on hover without script; keys and touch need script.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export const MegaMenu = forwardRef<HTMLElement, MegaMenuProps>(function MegaMenu(
  { items, allHref, extra, panels = 'intent', maxVisible = 6, className, ...rest },
  ref,
) {
  const t = useMessages();
  const baseId = useId();
  const menu = useMegaMenu(panels === 'always', rest);

  const entry = (item: MegaMenuItem, label: ReactNode) => {
    const { children = [] } = item;
    const panelId = `${baseId}-${item.id}`;
    const open = menu.open === item.id;
    const panel = (
      <div
        id={panelId}
        data-part="panel"
        data-panel=""
        data-open={open ? '' : undefined}
        className={css.panel}
      >
        <Groups items={children} maxVisible={maxVisible} />
        <Link href={item.href} className={css.more}>
          {item.id === allId ? t('menu.all') : t('menu.viewAll', { name: item.name })}
          <IconArrowEnd size={16} />
        </Link>
      </div>
    );
    return (
      <li key={item.id} className={css.item} {...menu.item(item.id)}>
        <Link
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          onClick={menu.close}
          className={clsx(css.link, item.id === allId && css.all)}
        >
          {label}
        </Link>
        {children.length > 0 && (
          <>
            <button
              type="button"
              aria-expanded={open}
              aria-controls={menu.armed ? panelId : undefined}
              aria-label={t('menu.open', { name: item.name })}
              onClick={() => menu.toggle(item.id)}
              className={clsx(css.toggle, scriptOnly)}
            >
              <IconChevronDown size={16} />
            </button>
            {menu.armed ? panel : <noscript>{panel}</noscript>}
          </>
        )}
      </li>
    );
  };

  const all: MegaMenuItem = { id: allId, name: t('menu.all'), href: allHref, children: items };
  return (
    <nav ref={ref} aria-label={t('menu.label')} {...rest} {...menu.nav} className={clsx(css.nav, className)}>
      <ul className={css.bar}>
        {entry(
          all,
          <>
            <IconMenu size={20} />
            {all.name}
          </>,
        )}
        {items.map((item) => entry(item, item.name))}
        {extra}
      </ul>
    </nav>
  );
});
