import { Drawer, Image, Link, Stack } from '@marketfront/ui';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/index.ts';
import { paths } from '../navigation/index.ts';
import * as styles from './menu-sheet.css.ts';
import type { TopCategory } from './shell-data.server.ts';

interface MenuSheetProps {
  readonly categories: readonly TopCategory[];
  readonly utility: readonly { href: string; label: string; external?: boolean }[];
  /** Theme and language. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Categories and the first row of the header, on phones. Links close it by leading to another page. */
export default function MenuSheet({ categories, utility, children, onClose }: MenuSheetProps) {
  const t = useMessages('site');
  return (
    <Drawer
      open
      side="start"
      title={t('site.categories')}
      onClose={onClose}
      footer={<div className={styles.choices}>{children}</div>}
    >
      <nav aria-label={t('site.categories')}>
        <Stack gap="lg">
          <ul>
            {categories.map(({ id, name, icon }) => (
              <li key={id}>
                <Link href={paths.categories(id)} onClick={onClose} className={styles.entry}>
                  {icon && (
                    <Image
                      src={icon}
                      alt=""
                      tile="none"
                      fit="contain"
                      width={32}
                      height={32}
                      widths={[96]}
                      className={styles.icon}
                    />
                  )}
                  {name}
                </Link>
              </li>
            ))}
            <li>
              <Link href={paths.categories()} onClick={onClose} className={styles.entry}>
                {t('site.allCategories')}
              </Link>
            </li>
          </ul>
          <ul className={styles.utility}>
            {utility.map(({ href, label, external = false }) => (
              <li key={href}>
                {external ? (
                  <a href={href} rel="noreferrer" className={styles.entry}>
                    {label}
                  </a>
                ) : (
                  <Link href={href} onClick={onClose} className={styles.entry}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </Stack>
      </nav>
    </Drawer>
  );
}
