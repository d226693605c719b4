import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { otherBuildAtom } from '../navigation/index.ts';
import { buildId } from '../services/index.ts';
import { useResource } from '../http/index.ts';
import { runningBuild } from './resources.ts';

/** The build that responded, as reported by `server/app.ts`. */
const buildIn = ({ serverTiming }: PerformanceResourceTiming) =>
  serverTiming?.find(({ name }) => name === 'build')?.description;

/** Detects a deploy: from the data of pages, and when the shopper returns to the page. */
export function useOtherBuild(): void {
  const builds = useResource(runningBuild);
  const setOther = useSetAtom(otherBuildAtom);
  useEffect(() => {
    const note = (build: string | undefined) => {
      if (build !== undefined) setOther(build !== buildId);
    };
    const answers = new PerformanceObserver((list) => {
      for (const answer of list.getEntries()) note(buildIn(answer as PerformanceResourceTiming));
    });
    answers.observe({ type: 'resource', buffered: true });
    const check = async () => {
      if (document.visibilityState === 'visible') note((await builds.read())?.build);
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => {
      answers.disconnect();
      document.removeEventListener('visibilitychange', listener);
    };
  }, [builds, setOther]);
}
