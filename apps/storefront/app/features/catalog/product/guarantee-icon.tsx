import type { Guarantee } from '@marketfront/api-client';
import { IconShield, Image } from '@marketfront/ui';
import * as styles from './guarantee-icon.css.ts';

/** The icon of a guarantee; a shield if the back end has none. */
export function GuaranteeIcon({ icon }: Pick<Guarantee, 'icon'>) {
  if (!icon) return <IconShield />;
  return <Image src={icon} alt="" tile="none" width={24} height={24} widths={[96]} className={styles.icon} />;
}
