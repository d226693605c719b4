import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths, usePath } from '../../../navigation/index.ts';
import type { useCartSelection } from '../../../state/cart.ts';
import type { CartLineView } from '../cart-view.server.ts';
import type { CartOptions } from '../change-line.server.ts';
import { changeIntent, choiceField } from '../intents.ts';
import type { useCartChanges } from '../use-cart-changes.ts';
import type { OptionsDialogProps } from './options-dialog.tsx';
import { useResource } from '../../../http/index.ts';
import { cartOptions } from '../resources.ts';

interface Shown {
  readonly line: CartLineView;
  readonly product: CartOptions;
  readonly Dialog: ComponentType<OptionsDialogProps>;
}

/**
 * The dialog for changing the options of a line. Its code and data are loaded when it is opened; if any of them is
 * missing, the cart with a field for the options opens instead.
 */
export function useOptionsDialog(
  lines: readonly CartLineView[],
  send: ReturnType<typeof useCartChanges>['send'],
  selection: ReturnType<typeof useCartSelection>,
) {
  const path = usePath();
  const options = useResource(cartOptions);
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>();

  /** The SKU chosen last: it replaces the visitor's line, which had the focus. */
  const chosen = useRef<number>(undefined);
  useEffect(() => {
    if (!lines.some(({ skuId }) => skuId === chosen.current)) return;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-changes-line="${chosen.current}"]`)?.focus();
    chosen.current = undefined;
  }, [lines]);

  const open = async (line: CartLineView) => {
    const everything = [options.read({ product: line.productId }), import('./options-dialog.tsx')] as const;
    const [product, code] = await Promise.all(everything).catch(() => [undefined, undefined]);
    if (product && code) setShown({ line, product, Dialog: code.OptionsDialog });
    else void navigate(path(paths.cart({ change: line.id })));
  };

  const choose = (line: CartLineView, skuId: number) => {
    setShown(undefined);
    if (skuId === line.skuId) return;
    selection.set([skuId], selection.has(line.skuId) || selection.has(skuId));
    send({ intent: changeIntent(line), fields: { [choiceField(line)]: String(skuId) } });
    chosen.current = skuId;
  };

  let dialog: ReactNode = null;
  if (shown) {
    const { line, product, Dialog } = shown;
    dialog = (
      <Dialog
        line={line}
        product={product}
        inCart={lines.filter(({ skuId }) => skuId !== line.skuId).map(({ skuId }) => skuId)}
        onChoose={(skuId) => choose(line, skuId)}
        onClose={() => setShown(undefined)}
      />
    );
  }
  return { open, dialog };
}
