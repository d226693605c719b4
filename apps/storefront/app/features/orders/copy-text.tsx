import { Button, IconButton, IconCopy, Inline, useScriptOnly, useToast } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';

interface CopyTextProps {
  readonly text: string;
  /** The text that is shown instead, for example the carrier with the number. */
  readonly shown?: string;
  /** The accessible name of the button. */
  readonly label: string;
}

/** A number with a button that copies it. */
export function CopyText({ text, shown = text, label }: CopyTextProps) {
  const t = useMessages('orders');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', message: t('orders.copied', { text }) });
    } catch {
      // If the browser does not allow copying, the number is shown so that it can be selected.
      toast({ tone: 'neutral', message: text });
    }
  };
  return (
    <Inline gap="xs" align="center">
      <bdi>{shown}</bdi>
      <IconButton
        size="sm"
        aria-label={label}
        icon={<IconCopy size={16} />}
        onClick={() => void copy()}
        className={useScriptOnly()}
      />
    </Inline>
  );
}

/** Prints the page; the browser can also save it as a PDF. */
export function PrintButton() {
  const t = useMessages('orders');
  return (
    <Button size="sm" tone="quiet" className={useScriptOnly()} onClick={() => window.print()}>
      {t('orders.print')}
    </Button>
  );
}
