import { Button, Notice } from '@marketfront/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchPictures } from '../features/catalog/index.ts';
import { useMessages } from '../messages/index.ts';
import { useRoot } from '../navigation/index.ts';
import { browserGrants } from '../session/index.ts';
import { buildId } from '../services/index.ts';
import { bars } from './status-bars.css.ts';
import { useResource } from '../http/index.ts';
import { runningBuild, vitals } from './resources.ts';

function onConnectionChange(notify: () => void) {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/** Whether the server runs another build than this page; asked whenever the shopper comes back to the page. */
function useNewVersion(): boolean {
  const builds = useResource(runningBuild);
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    const check = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await builds.read();
      if (answer) setNew(answer.build !== buildId);
    };
    const listener = () => void check();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [builds]);
  return isNew;
}

/** Measures how fast the page is, where the shop wants to know it and the shopper consents. */
function useVitals(): void {
  const figures = useResource(vitals);
  const { collectsVitals } = useRoot();
  useEffect(() => {
    if (!collectsVitals || !browserGrants('statistics')) return;
    // Without a connection nothing is measured.
    import('../../speed/browser/vitals.ts').then(
      ({ collectVitals }) => collectVitals(figures.address()),
      () => undefined,
    );
    // Once: it measures the load of the page, whatever is shown later.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/**
 * Notices about the whole page, at its lower edge: no connection, or a newer version of the shop. With it comes what is not
 * seen and starts when this part has been loaded.
 */
export default function StatusBars() {
  const t = useMessages('site');
  const online = useOnline();
  const isNew = useNewVersion();
  useEffect(watchPictures, []);
  useVitals();
  return (
    <div className={bars} role="status">
      {!online && <Notice tone="warning">{t('site.offline')}</Notice>}
      {online && isNew && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" onClick={() => location.reload()}>
              {t('site.reload')}
            </Button>
          }
        >
          {t('site.newVersion')}
        </Notice>
      )}
    </div>
  );
}
