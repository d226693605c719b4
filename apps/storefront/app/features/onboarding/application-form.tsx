import { Button, Dialog, Link, Notice } from '@marketfront/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { insteadOfLink, paths } from '../../navigation/index.ts';
import { RichText } from '../../content/index.ts';
import { useStoredDraft } from '../../drafts/index.ts';
import { applicationDraft, readApplicationDraft } from './application-draft.ts';
import { ApplicationFields, type Initial } from './application-fields.tsx';
import type { ApplicationData } from './application.server.ts';
import type { applyAction } from './apply-action.server.ts';
import { useForm } from '../../forms/index.ts';

/** The form with its initial values: the typed ones, a draft in this browser, a refused application, or the account. */
export function ApplicationForm({ data }: { data: ApplicationData }) {
  const t = useMessages('onboarding');
  const { answer } = useForm<typeof applyAction>();
  const refused = answer && 'sentCode' in answer ? answer : undefined;
  const [reading, setReading] = useState(false);
  const agreement = useAgreementLabel(data.agreement !== null, () => setReading(true));
  const form = useRef<HTMLFormElement>(null);
  const typed = refused?.typed ?? data.typed;
  const { draft, isDraft, key, discard } = useStoredDraft({
    read: () => readApplicationDraft(data.from),
    forget: applicationDraft.forget,
    form,
    add: (before, entered) => ({ ...before, values: { ...before.values, ...entered } }),
    isTyped: Boolean(typed),
  });
  const initial: Initial = typed
    ? { values: typed, pictures: refused?.pictures ?? [] }
    : (draft ?? { values: data.values, pictures: data.pictures });
  return (
    <>
      {isDraft && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" onClick={discard}>
              {t('onboarding.discardDraft')}
            </Button>
          }
        >
          {t('onboarding.draftKept')}
        </Notice>
      )}
      <ApplicationFields
        key={key}
        form={form}
        data={data}
        initial={initial}
        refused={refused}
        agreement={agreement}
      />
      {data.agreement !== null && (
        <Dialog open={reading} title={t('onboarding.agreementTitle')} onClose={() => setReading(false)}>
          {reading && <RichText clean={data.agreement} />}
        </Dialog>
      )}
    </>
  );
}

/**
 * The agreement's label with a link to its text, which opens above the form, so that nothing is lost; without script in
 * another tab.
 */
function useAgreementLabel(hasText: boolean, onRead: () => void): ReactNode {
  const t = useMessages('onboarding');
  if (!hasText) return t('onboarding.agreePlain');
  return t.rich('onboarding.agree', {
    link: (chunks: ReactNode[]) => (
      <Link
        key="agreement"
        href={`${paths.sell()}#agreement`}
        target="_blank"
        onClick={insteadOfLink(onRead)}
      >
        {chunks}
      </Link>
    ),
  });
}
