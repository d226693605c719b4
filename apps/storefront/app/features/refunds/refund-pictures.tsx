import { Image } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import * as styles from './refunds.css.ts';

/** Pictures of a refund or a message; each opens in full. */
export function RefundPictures({ pictures }: { pictures: readonly string[] }) {
  const t = useMessages('refunds');
  return (
    <div className={styles.pictures}>
      {pictures.map((src, index) => (
        <a key={src} href={src}>
          <Image
            src={src}
            alt={t('refunds.pictureNo', { index: index + 1 })}
            width={88}
            height={88}
            widths={[180]}
            className={styles.evidence}
          />
        </a>
      ))}
    </div>
  );
}
