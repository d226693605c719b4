import { Button, ButtonLink, IconButton, IconClose, Image } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { useMounted } from '../../browser/index.ts';
import { useCompared } from '../../state/compared.ts';
import * as styles from './compare-tray.css.ts';

export interface CompareTrayProps {
  /** Whether the page has a buy bar at the same edge of the window. */
  readonly aboveBuyBar?: boolean;
}

/** The products that this browser compares, at the end of the page. */
export default function CompareTray({ aboveBuyBar = false }: CompareTrayProps) {
  const t = useMessages('catalog');
  const { products, remove, clear } = useCompared();
  if (!useMounted() || products.length === 0) return null;
  return (
    <section
      aria-label={t('catalog.comparing')}
      className={aboveBuyBar ? styles.trayAboveBuyBar : styles.tray}
    >
      <ul className={styles.list}>
        {products.map(({ id, name, image }) => (
          <li key={id} className={styles.item}>
            {image === null ? (
              <span className={styles.name}>{name}</span>
            ) : (
              <Image src={image} alt={name} width={48} height={48} widths={[96]} className={styles.picture} />
            )}
            <IconButton
              size="sm"
              tone="quiet"
              aria-label={t('catalog.compareRemove', { name })}
              icon={<IconClose size={16} />}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink tone="primary" href={paths.compare(products.map(({ id }) => id))}>
          {t('catalog.compareCount', { count: products.length })}
        </ButtonLink>
        <Button tone="quiet" onClick={clear}>
          {t('catalog.compareClear')}
        </Button>
      </div>
    </section>
  );
}
