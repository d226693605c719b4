import { Button, buttonClass, Heading, Notice, Stack, TextField } from '@marketfront/ui';
import { useActionData } from 'react-router';
import { useMessages } from '../../../messages/index.ts';
import { later } from '../../../../speed/browser/later.tsx';
import { AvatarForm } from './avatar-form.tsx';
import { DeviceList } from './device-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import * as css from './profile.css.ts';
import type { ProfilePageData } from './profile.server.ts';
import { Section, SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';
import { useResource } from '../../../http/index.ts';
import { dataExport } from '../resources.ts';

// Plain forms until their code is loaded: they are rarely used, and the list of countries is large.
const SignInForms = later(() => import('./sign-in-forms.tsx'));
const ClosingForm = later(() => import('./closing-form.tsx'));

/** The shopper's profile, sign-in methods, devices and data. */
export function ProfilePage({ data }: { data: ProfilePageData }) {
  const t = useMessages('profile');
  const ownData = useResource(dataExport);
  // A refusal that belongs to no form, for example because of too many attempts.
  const answer = useActionData() as { ok: boolean; message: string; section?: string } | undefined;
  const { title, nickname, avatar, email, phone, codeBy, passkeys, hasPasskeys, remove, devices } = data;
  return (
    <Stack gap="lg" className={css.page}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {answer && !answer.ok && answer.section === undefined && (
        <Notice tone="critical" role="alert">
          {answer.message}
        </Notice>
      )}
      <Section title={t('profile.about')}>
        <AvatarForm nickname={nickname} avatar={avatar} />
        <NicknameForm nickname={nickname} />
      </Section>
      <Section title={t('profile.contact')}>
        <SignInForms email={email} phone={phone} codeBy={codeBy} />
      </Section>
      {hasPasskeys && (
        <Section title={t('profile.passkeys')} text={t('profile.passkeysText')}>
          <PasskeyList passkeys={passkeys} remove={remove} />
        </Section>
      )}
      <Section title={t('profile.devices')} text={t('profile.devicesText')}>
        <DeviceList devices={devices} />
      </Section>
      <Section title={t('profile.data')} text={t('profile.dataText')}>
        <div>
          {/* A file, which the router must not fetch as a page. Without `download`, because an ended session leads to
              the sign-in page. */}
          <a href={ownData.address()} className={buttonClass({})}>
            {t('profile.download')}
          </a>
        </div>
        <ClosingForm address={email ?? phone ?? ''} />
      </Section>
    </Stack>
  );
}

function NicknameForm({ nickname }: { nickname: string }) {
  const t = useMessages('profile');
  const { Form, form, typed, errors, notice, isSending } = useSection('nickname');
  return (
    <Form {...form} noValidate className={css.form}>
      <SectionNotice answer={notice} />
      <TextField
        name="nickname"
        label={t('profile.nickname')}
        autoComplete="nickname"
        required
        defaultValue={typed.nickname ?? nickname}
        error={errors.nickname}
        className={css.field}
      />
      <Button type="submit" name="intent" value="nickname" loading={isSending('nickname')}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}
