import {
  Button,
  IconCheck,
  IconGrid,
  IconStar,
  IconShare,
  Inline,
  useScriptOnly,
  useToast,
} from '@marketfront/ui';
import { useLayoutEffect } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { paths } from '../../../navigation/index.ts';
import { returnPicture } from './picture-transition.ts';
import type { ComparedProduct } from '../../../state/compared.ts';
import { useCompare } from '../use-compare.ts';

export type ProductToolsProps = ComparedProduct;

/** Share, bookmark and compare: they need script. */
export default function ProductTools(product: ProductToolsProps) {
  const t = useMessages('product');
  const scriptOnly = useScriptOnly();
  const catalog = useMessages('catalog');
  const toast = useToast();
  const { isCompared, toggle } = useCompare(product);
  const path = paths.product(product.id);
  // Runs while the gallery still exists.
  useLayoutEffect(() => () => returnPicture(path), [path]);

  const share = async () => {
    const data = { title: product.name, url: location.href };
    try {
      if (navigator.share) await navigator.share(data);
      else {
        await navigator.clipboard.writeText(data.url);
        toast({ tone: 'success', message: t('product.linkCopied') });
      }
    } catch (error) {
      // Closing the device's dialog is not an error.
      if ((error as DOMException).name === 'AbortError') return;
      toast({ tone: 'critical', message: t('product.linkNotCopied', { url: data.url }) });
    }
  };

  // Browsers do not let a page add a bookmark (spec §8), so the button explains how to do it.
  const bookmark = () => {
    const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
    const byTouch = matchMedia('(pointer: coarse)').matches;
    toast({
      tone: 'neutral',
      message: byTouch
        ? t('product.bookmarkByMenu')
        : t('product.bookmarkByKeys', { keys: isApple ? '⌘+D' : 'Ctrl+D' }),
    });
  };

  return (
    <Inline gap="xs" className={scriptOnly}>
      <Button size="sm" tone="quiet" iconStart={<IconShare size={16} />} onClick={() => void share()}>
        {t('product.share')}
      </Button>
      <Button size="sm" tone="quiet" iconStart={<IconStar size={16} />} onClick={bookmark}>
        {t('product.bookmark')}
      </Button>
      <Button
        size="sm"
        tone="quiet"
        aria-pressed={isCompared}
        iconStart={isCompared ? <IconCheck size={16} /> : <IconGrid size={16} />}
        onClick={toggle}
      >
        {catalog('catalog.compare')}
      </Button>
    </Inline>
  );
}
