import { useEffect } from 'react';
import { useResource } from '../http/resource.ts';
import { useRoot } from '../navigation/root-data.ts';
import { browserGrants } from '../session/readable-cookies.ts';
import { track } from './bus.ts';
import { type EventOnce, type OnceSubjects, once } from './resources.ts';
import { tellOnce } from './tell-once.ts';

export interface TellOnceProps {
  readonly name: EventOnce;
  /** The number of the order or the refund. */
  readonly number: string;
}

/** Claims the event and reports it. */
export default function OnceClaim({ name, number }: TellOnceProps) {
  const claims = useResource(once);
  const { events } = useRoot();
  useEffect(() => {
    if (!events || events.question || events.adapters.length === 0) return;
    if (!browserGrants('statistics') && !browserGrants('marketing')) return;
    const ask = async (claim: string) => {
      const form = new FormData();
      for (const [field, value] of Object.entries({ name, number, claim })) form.set(field, value);
      const answer = await claims.send(form);
      return answer && 'subject' in answer ? answer.subject : undefined;
    };
    void tellOnce(`${name}:${number}`, ask, (subject) => track(name, subject as OnceSubjects[typeof name]));
  }, [events, name, number, claims]);
  return null;
}
