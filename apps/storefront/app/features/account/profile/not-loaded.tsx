import { ButtonLink, Text } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { accountPaths } from '../../../navigation/index.ts';
import * as css from './profile.css.ts';

/** The message for a list that could not be read. */
export function NotLoaded() {
  const t = useMessages('profile');
  return (
    <div className={css.row}>
      <Text tone="muted">{t('profile.loadFailed')}</Text>
      <ButtonLink size="sm" href={accountPaths.profile()}>
        {t('profile.retry')}
      </ButtonLink>
    </div>
  );
}
