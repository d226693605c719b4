import { Button, IconBell, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { fetchJson } from '../../../http/index.ts';
import { paths, usePath } from '../../../navigation/index.ts';
import { useWhenSignedIn } from '../../../state/login-dialog.ts';
import type { StockAlertAnswer } from './stock-alert-action.server.ts';

/** Asks for a notification when a SKU can be bought again; a button of the form that buys. */
export function StockAlertButton({ productId, skuId }: { productId: number; skuId: number }) {
  const t = useMessages('product');
  const site = useMessages('site');
  const path = usePath();
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const [asked, setAsked] = useState<number>();
  const [asking, setAsking] = useState(false);
  const address = path(paths.resources.stockAlert({ product: productId, sku: skuId }));
  const ask = async () => {
    setAsking(true);
    const answer = await fetchJson<StockAlertAnswer>(address, new FormData());
    setAsking(false);
    if (answer?.ok) setAsked(skuId);
    toast({
      tone: answer?.ok ? 'success' : 'critical',
      message: answer?.message ?? site('site.unreachable'),
    });
  };
  return (
    <Button
      size="lg"
      type="submit"
      formAction={address}
      iconStart={<IconBell size={20} />}
      loading={asking}
      disabled={asked === skuId}
      onClick={(event) => {
        event.preventDefault();
        whenSignedIn(() => void ask(), `stockAlert:${skuId}`);
      }}
    >
      {asked === skuId ? t('product.alertAsked') : t('product.notifyMe')}
    </Button>
  );
}
