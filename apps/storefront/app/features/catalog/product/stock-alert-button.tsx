import { Button, IconBell, useToast } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import { useWhenSignedIn } from '../../../state/login-dialog.ts';
import { useResource } from '../../../http/index.ts';
import { stockAlert } from '../resources.ts';

/** Requests a notification when a SKU can be bought again; a button of the buy form. */
export function StockAlertButton({ productId, skuId }: { productId: number; skuId: number }) {
  const t = useMessages('product');
  const site = useMessages('site');
  const alert = useResource(stockAlert);
  const toast = useToast();
  const whenSignedIn = useWhenSignedIn();
  const [asked, setAsked] = useState<number>();
  const [asking, setAsking] = useState(false);
  const about = { product: productId, sku: skuId };
  const ask = async () => {
    setAsking(true);
    const answer = await alert.send(new FormData(), about);
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
      formAction={alert.address(about)}
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
