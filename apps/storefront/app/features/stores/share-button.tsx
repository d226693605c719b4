import { IconButton, IconShare, useScriptOnly, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

/** Shares the page through the device, or copies its URL if the device has no share function. */
export function ShareButton({ title }: { title: string }) {
  const t = useMessages('stores');
  const scriptOnly = useScriptOnly();
  const toast = useToast();
  const share = async () => {
    const { href: url } = location;
    try {
      // Not all browsers have it, although its type says so.
      const device: Partial<Navigator> = navigator;
      if (device.share) return await device.share({ title, url });
      await navigator.clipboard.writeText(url);
      toast({ tone: 'success', message: t('stores.linkCopied') });
    } catch (error) {
      // Closing the device's own dialog is a decision, not an error.
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
