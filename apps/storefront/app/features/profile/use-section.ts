import { limits } from '@marketfront/api-client';
import { useState } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { isSending } from '../../platform/is-sending.ts';
import type { profileAction } from './profile-action.server.ts';
import type { ProfileSection, SectionAnswer } from './sections.ts';

/** The form of a section: sent beside the page with script, as the page's form without; its answer either way. */
export function useSection(section: ProfileSection) {
  const fetcher = useFetcher<typeof profileAction>({ key: `profile-${section}` });
  const page = useActionData() as SectionAnswer | undefined;
  // A success redirects, and leaves in the fetcher what was answered before.
  const [before, setBefore] = useState(fetcher.data);
  const isActing = fetcher.state === 'submitting';
  if (isActing && before !== fetcher.data) setBefore(fetcher.data);
  const fresh = isActing || fetcher.data !== before ? fetcher.data : undefined;
  const own = fresh as (Partial<SectionAnswer> & { ok: boolean; message: string }) | undefined;
  const answer = own ?? (page?.section === section ? page : undefined);
  const { sentAt } = answer ?? {};
  return {
    fetcher,
    answer,
    errors: answer?.errors ?? {},
    typed: answer?.typed ?? {},
    /** Without an error at a field: what the whole form is told. */
    notice: answer && !answer.errors ? answer : undefined,
    /** When the next code may be sent. */
    waitUntil: sentAt === undefined ? undefined : sentAt + limits.resendSeconds * 1000,
    isSending: (intent: string) => isSending(fetcher) && fetcher.formData?.get('intent') === intent,
  };
}
