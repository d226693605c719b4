import { useToast } from '@marketfront/ui';
import { useMessages } from '../messages/index.ts';

/**
 * Shows why something was refused. Without a message there was no response: it says so, and offers `retry` if given.
 */
export function useTellFailure() {
  const t = useMessages('site');
  const toast = useToast();
  return (message: string | undefined, retry?: () => void) =>
    toast({
      tone: 'critical',
      message: message ?? t('site.unreachable'),
      ...(message === undefined && retry && { action: { label: t('site.tryAgain'), onSelect: retry } }),
    });
}
