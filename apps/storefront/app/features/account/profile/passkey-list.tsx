import type { Passkey } from '@marketfront/api-client';
import { formatDate } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  Inline,
  noScriptOnly,
  Notice,
  Text,
  useConfirm,
  useScriptOnly,
  useToast,
} from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { accountPaths, useRevalidate, useRoot } from '../../../navigation/index.ts';
import { useLacksPasskeys, usePasskey } from '../../auth/index.ts';
import { NotLoaded } from './not-loaded.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

interface PasskeyListProps {
  /** `null` when they could not be read. */
  readonly passkeys: readonly Passkey[] | null;
  /** The passkey whose deletion needs a confirmation, without script. */
  readonly remove: number | null;
}

/** The passkeys of the account, with forms to add and delete them. */
export function PasskeyList({ passkeys, remove }: PasskeyListProps) {
  const t = useMessages('profile');
  const auth = useMessages('auth');
  const scriptOnly = useScriptOnly();
  const { notice } = useSection('passkeys');
  const { add } = usePasskey();
  const lacksPasskeys = useLacksPasskeys();
  const toast = useToast();
  const revalidate = useRevalidate();
  const [adding, setAdding] = useState(false);
  if (passkeys === null) return <NotLoaded />;
  const addOne = async () => {
    setAdding(true);
    const answer = await add();
    setAdding(false);
    toast({ tone: answer.ok ? 'success' : 'neutral', message: answer.message });
    if (answer.ok) await revalidate();
  };
  return (
    <div>
      <SectionNotice answer={notice} />
      {passkeys.length === 0 && <Text tone="muted">{t('profile.noPasskeys')}</Text>}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} asked={passkey.id === remove} />
          ))}
        </ul>
      )}
      {!lacksPasskeys && (
        <Button loading={adding} onClick={() => void addOne()} className={`${css.after} ${scriptOnly}`}>
          {auth('auth.passkeyAdd')}
        </Button>
      )}
      <Text size="sm" tone="muted" className={noScriptOnly}>
        {t('profile.passkeyNeedsScript')}
      </Text>
    </div>
  );
}

function PasskeyRow({ passkey, asked }: { passkey: Passkey; asked: boolean }) {
  const t = useMessages('profile');
  const confirm = useConfirm();
  const { Form, form, submit } = useSection('passkeys');
  const { locale, timeZone } = useRoot();
  const { id, createdAt, lastUsedAt } = passkey;
  const name = passkey.name || t('profile.unnamedPasskey');
  const date = (instant: string) => formatDate(locale, instant, { timeZone });
  const facts = [
    createdAt && t('profile.passkeyMade', { date: date(createdAt) }),
    lastUsedAt && t('profile.passkeyUsed', { date: date(lastUsedAt) }),
  ].filter(Boolean);
  const intent = `deletePasskey:${id}`;
  const ask = async () => {
    const sure = await confirm({
      title: t('profile.confirmPasskeyTitle'),
      description: t('profile.confirmPasskeyText'),
      confirmLabel: t('profile.delete'),
      cancelLabel: t('profile.keep'),
      tone: 'critical',
    });
    if (!sure) return;
    await submit({ intent });
  };
  return (
    <li className={css.row}>
      <span className={css.what}>
        {name}
        <Text inline size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
      </span>
      {asked ? (
        <Form {...form}>
          <Notice
            tone="warning"
            title={t('profile.confirmPasskeyTitle')}
            actions={
              <Inline gap="sm">
                <Button type="submit" tone="primary" name="intent" value={intent}>
                  {t('profile.delete')}
                </Button>
                <ButtonLink tone="quiet" href={accountPaths.profile()}>
                  {t('profile.keep')}
                </ButtonLink>
              </Inline>
            }
          >
            {t('profile.confirmPasskeyText')}
          </Notice>
        </Form>
      ) : (
        <ButtonLink
          size="sm"
          href={accountPaths.profile({ remove: id })}
          aria-label={`${t('profile.delete')}: ${name}`}
          onClick={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          {t('profile.delete')}
        </ButtonLink>
      )}
    </li>
  );
}
