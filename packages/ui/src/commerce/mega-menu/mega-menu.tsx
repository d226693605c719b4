'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { IconArrowEnd, IconChevronDown, IconMenu } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { useScriptOnly } from '../../primitives/state/use-script-only.ts';
import { scriptOnly as withScript } from '../../styles/helpers.css.ts';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './mega-menu.css.ts';
import { useFitting } from './use-fitting.ts';
import { useMegaMenu } from './use-mega-menu.ts';

export interface MegaMenuItem {
  /** Identifies the category. */
  id: string;
  /** The name of the category. */
  name: string;
  /** The address of the category. */
  href: string;
  /** The address of a picture. */
  icon?: string | undefined;
  /** Whether the current page belongs to the category. */
  current?: boolean | undefined;
  /** The categories below it; the third level is shown as a list. */
  children?: readonly MegaMenuItem[] | undefined;
  /** Whether there are children that are not loaded yet: reserves the space of the button that opens them. */
  hasChildren?: boolean | undefined;
}

export interface MegaMenuProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The categories of the first level. */
  items: readonly MegaMenuItem[];
  /** The address of the page with all categories, for the first entry. */
  allHref: string;
  /** Links after the categories: coupons, store list. */
  extra?: ReactNode;
  /**
   * `always`: all panels are rendered. `intent`: each panel is rendered when the pointer or the focus reaches its
   * entry, and is inside `<noscript>` until then: hydration is cheaper, and browsers fetch no pictures of other panels.
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
            <ul className={ownElement}>
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
const moreId = 'more';

/**
 * The category bar. A button at its end opens the categories that do not fit. Panels open on hover without script; keys
 * and touch need script.
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation-hybrid/
 */
export const MegaMenu = forwardRef<HTMLElement, MegaMenuProps>(function MegaMenu(
  { items, allHref, extra, panels = 'intent', maxVisible = 6, className, ...rest },
  ref,
) {
  const t = useMessages();
  const baseId = useId();
  const scriptOnly = useScriptOnly();
  const menu = useMegaMenu(panels === 'always', rest);
  const bar = useRef<HTMLUListElement>(null);
  // The first entry of the bar is the one for all categories.
  const measured = useFitting(bar);
  const fitting = (measured ?? items.length + 1) - 1;
  const cutOff = items.slice(fitting);

  const panelOf = (item: MegaMenuItem) => (
    <div
      id={`${baseId}-${item.id}`}
      data-part="panel"
      data-panel=""
      data-open={menu.open === item.id ? '' : undefined}
      className={css.panel}
    >
      <Groups items={item.children ?? []} maxVisible={maxVisible} />
      <Link href={item.href} className={css.more}>
        {item.href === allHref ? t('menu.all') : t('menu.viewAll', { name: item.name })}
        <IconArrowEnd size={16} />
      </Link>
    </div>
  );
  const controlsOf = ({ id, children = [] }: MegaMenuItem) =>
    menu.isReached(id) && children.length > 0 ? `${baseId}-${id}` : undefined;

  const entry = (item: MegaMenuItem, label: ReactNode, index: number) => {
    const hasPanel = (item.children ?? []).length > 0;
    const panel = hasPanel && panelOf(item);
    return (
      <li
        key={item.id}
        className={css.item}
        data-cut-off={index > fitting ? '' : undefined}
        {...menu.item(item.id)}
      >
        <Link
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          onClick={menu.close}
          className={clsx(css.link, item.id === allId && css.all)}
        >
          {label}
        </Link>
        {(hasPanel || item.hasChildren) && (
          <button
            type="button"
            aria-expanded={menu.open === item.id}
            aria-controls={controlsOf(item)}
            onClick={() => menu.toggle(item.id)}
            aria-label={t('menu.open', { name: item.name })}
            className={clsx(css.toggle, scriptOnly)}
          />
        )}
        {panel && (menu.isReached(item.id) ? panel : <noscript>{panel}</noscript>)}
      </li>
    );
  };

  const all: MegaMenuItem = { id: allId, name: t('menu.all'), href: allHref, children: items };
  const more: MegaMenuItem = { id: moreId, name: t('menu.more'), href: allHref, children: cutOff };
  return (
    <nav ref={ref} aria-label={t('menu.label')} {...rest} {...menu.nav} className={clsx(css.nav, className)}>
      <ul ref={bar} className={css.bar}>
        {entry(
          all,
          <>
            <IconMenu size={20} />
            {all.name}
          </>,
          0,
        )}
        {items.map((item, index) => entry(item, item.name, index + 1))}
      </ul>
      {extra && <ul className={css.extra}>{extra}</ul>}
      {/* Always occupies its space, so that nothing moves when the first entries are put into it. */}
      <div
        data-part="more"
        data-shown={measured === undefined || cutOff.length > 0 ? '' : undefined}
        className={clsx(css.item, css.rest, withScript)}
        {...menu.item(moreId)}
      >
        {/* A link until script has measured the row: every category is reachable. The element and its focus stay. */}
        <Link
          href={allHref}
          {...(measured !== undefined && menu.linkAsButton(moreId))}
          aria-controls={controlsOf(more)}
          className={css.link}
        >
          {more.name}
          <IconChevronDown size={16} />
        </Link>
        {menu.isReached(moreId) && cutOff.length > 0 && panelOf(more)}
      </div>
    </nav>
  );
});
