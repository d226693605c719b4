import type { OrderLine, RefundLine } from '@marketfront/api-client';
import { formatNumber } from '@marketfront/i18n/format';
import { Image, Price, QuantityStepper, Text } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { useRoot } from '../../navigation/index.ts';
import { leftOf, quantityField } from './chosen-lines.ts';
import * as styles from './refunds.css.ts';

interface RefundLinesProps {
  readonly lines: readonly OrderLine[];
  readonly quantities: readonly RefundLine[];
  /** `undefined` if only the whole order can be refunded. */
  readonly onChange?: ((quantities: readonly RefundLine[]) => void) | undefined;
}

/** The lines of the order, with a choice of the number of refunded pieces. */
export function RefundLines({ lines, quantities, onChange }: RefundLinesProps) {
  const t = useMessages('refunds');
  const { locale } = useRoot();
  return (
    <div>
      {lines.map((line) => {
        const { id, name, image, variant, price, quantity } = line;
        const left = leftOf(line);
        const chosen = quantities.find((entry) => entry.id === id)?.quantity ?? 0;
        return (
          <div key={id} className={styles.line}>
            <Image
              src={image?.url ?? ''}
              alt=""
              width={72}
              height={72}
              widths={[144]}
              className={styles.picture}
            />
            <div>
              <Text weight="medium">{name}</Text>
              {variant !== null && (
                <Text size="sm" tone="muted">
                  {variant}
                </Text>
              )}
              <Text size="sm" tone="muted">
                <Price amount={price} /> × {formatNumber(locale, quantity)}
              </Text>
            </div>
            <div className={styles.quantity}>
              {left === 0 && <Text tone="muted">{t('refunds.lineRefunded')}</Text>}
              {left > 0 && onChange && (
                <QuantityStepper
                  size="sm"
                  name={quantityField(id)}
                  label={t('refunds.piecesOf', { name })}
                  min={0}
                  max={left}
                  value={chosen}
                  onChange={({ value }) =>
                    onChange(quantities.map((entry) => (entry.id === id ? { id, quantity: value } : entry)))
                  }
                />
              )}
            </div>
          </div>
        );
      })}
    </div>
  );
}
