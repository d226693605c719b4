import { IconButton, IconShare, useScriptOnly, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

/** Shares the page by the device, or copies its address where the device shares nothing. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages('stores');
  const scriptOnly = useScriptOnly();
  const toast = useToast();
  const share = async () => {
    const { href: url } = location;
    try {
      // Not in every browser, whatever its type says.
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', message: t('stores.linkCopied') });
    } catch (error) {
      // Who closes the device's own dialog has changed their mind.
      if (error instanceof Error && error.name === 'AbortError') return;
      toast({ tone: 'neutral', message: url });
    }
  };
  return (
    <IconButton
      aria-label={t('stores.share')}
      icon={<IconShare />}
      onClick={() => void share()}
      className={scriptOnly}
    />
  );
}
