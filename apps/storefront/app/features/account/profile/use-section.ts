import { type FormEvent, useEffect, useRef } from 'react';
import { type FormEncType, useActionData, useFetcher } from 'react-router';
import { isSending, useFormAnswer } from '../../../forms/index.ts';
import { accountPaths, usePath } from '../../../navigation/index.ts';
import { useProfileCodeWait } from '../../../state/code-waits.ts';
import type { profileAction } from './profile-action.server.ts';
import type { ProfileSection, SectionAnswer } from './sections.ts';

/**
 * What the form of each section had been answered when it was sent last: a success redirects, and leaves that in the
 * fetcher. It is noted with the event: `data` of a fetcher may be newer than its `state` while React renders.
 */
const answeredBefore = new Map<ProfileSection, unknown>();

/** The form of a section: sent beside the page with script, as the page's form without; its answer either way. */
export function useSection(section: ProfileSection) {
  const fetcher = useFetcher<typeof profileAction>({ key: `profile-${section}` });
  const action = usePath()(accountPaths.profile());
  const page = useActionData() as SectionAnswer | undefined;
  const isNew = fetcher.state === 'submitting' || fetcher.data !== answeredBefore.get(section);
  const fresh = isNew ? fetcher.data : undefined;
  const own = fresh as (Partial<SectionAnswer> & { ok: boolean; message: string }) | undefined;
  const answer = own ?? (page?.section === section ? page : undefined);
  const waitUntil = useProfileCodeWait(section, answer?.sentAt === undefined ? undefined : answer);
  const { ref } = useFormAnswer(answer);
  const noteAnswer = () => {
    answeredBefore.set(section, fetcher.data);
  };
  // A double click sends once. The state of the fetcher may come later than the second click, and a quick answer before it.
  const underWay = useRef<string>(undefined);
  const sending = isSending(fetcher);
  useEffect(() => {
    if (!sending) underWay.current = undefined;
  }, [sending, fetcher.data]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : '';
    if (underWay.current === intent) return event.preventDefault();
    underWay.current = intent;
    noteAnswer();
  };
  return {
    Form: fetcher.Form,
    /** What each `Form` of the section has. */
    form: { ref, method: 'post', action, onSubmit } as const,
    /** Sends data that comes from no form. */
    submit: (
      data: FormData | Record<string, string>,
      encType: FormEncType = 'application/x-www-form-urlencoded',
    ) => {
      noteAnswer();
      return fetcher.submit(data, { method: 'post', action, encType });
    },
    answer,
    errors: answer?.errors ?? {},
    typed: answer?.typed ?? {},
    /** Without an error at a field: what the whole form is told. */
    notice: answer && !answer.errors ? answer : undefined,
    /** When the next code may be sent. */
    waitUntil,
    isSending: (intent: string) => sending && fetcher.formData?.get('intent') === intent,
  };
}
