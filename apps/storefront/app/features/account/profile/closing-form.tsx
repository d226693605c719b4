import { Button, Checkbox, Disclosure, Text } from '@marketfront/ui';
import { useMessages } from '../../../messages/index.ts';
import { CodeRow } from './code-row.tsx';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

export interface ClosingFormProps {
  /** The e-mail address or phone number that receives the code. */
  readonly address: string;
}

/** Closes the account, with a code and a confirmation of the consequences. */
export default function ClosingForm({ address }: ClosingFormProps) {
  const t = useMessages('profile');
  const { Form, form, answer, typed, errors, notice, waitUntil, isSending } = useSection('closing');
  return (
    <Disclosure title={t('profile.close')} defaultOpen={answer !== undefined}>
      <Form {...form} noValidate className={css.form}>
        <Text>{t('profile.closeText')}</Text>
        <SectionNotice answer={notice} />
        <CodeRow
          intent="sendClosingCode"
          confirm="close"
          isConfirming={isSending('close')}
          hint={t('profile.codeTo', { address })}
          error={errors.captcha}
          waitUntil={waitUntil}
        />
        <Checkbox name="sure" value="1" defaultChecked={typed.sure !== undefined} error={errors.sure}>
          {t('profile.closeSure')}
        </Checkbox>
        <Button type="submit" tone="critical" name="intent" value="close" loading={isSending('close')}>
          {t('profile.close')}
        </Button>
      </Form>
    </Disclosure>
  );
}
