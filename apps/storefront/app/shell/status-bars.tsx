import { Button, Notice } from '@marketfront/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useSyncExternalStore } from 'react';
import { watchPictures } from '../features/catalog/index.ts';
import { reloadPage } from '../browser/index.ts';
import { useMessages } from '../messages/index.ts';
import { otherBuildAtom, useRoot } from '../navigation/index.ts';
import { browserGrants } from '../session/index.ts';
import { bars } from './status-bars.css.ts';
import { useResource } from '../http/index.ts';
import { vitals } from './resources.ts';
import { useOtherBuild } from './use-other-build.ts';

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

/** Measures the speed of the page, if the shop collects it and the shopper consents. */
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
 * Notices about the whole page, at its lower edge: no connection, or a newer version of the shop. Also starts invisible
 * work once this part has been loaded.
 */
export default function StatusBars() {
  const t = useMessages('site');
  const online = useOnline();
  useOtherBuild();
  const isNew = useAtomValue(otherBuildAtom);
  useEffect(watchPictures, []);
  useVitals();
  return (
    <div className={bars} role="status">
      {!online && <Notice tone="warning">{t('site.offline')}</Notice>}
      {online && isNew && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" onClick={reloadPage}>
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
