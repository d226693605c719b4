import { Inline, Link, Select, useFormatPrice } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { insteadOfLink, paths } from '../../navigation/index.ts';
import type { CartLineView } from './cart-view.server.ts';
import type { PricedChoice } from './choices.server.ts';
import { IntentButton } from './intent-button.tsx';
import { changeIntent, choiceField } from './intents.ts';
import type { useCartChanges } from './use-cart-changes.ts';

interface LineOptionsProps {
  readonly line: CartLineView;
  /** The SKUs that it can be changed to, while the address requests them. */
  readonly choices: readonly PricedChoice[] | undefined;
  readonly changes: Pick<ReturnType<typeof useCartChanges>, 'send'>;
  /** With script, this is called instead of following the link. */
  readonly onOpen: () => void;
}

/** The options of a line, and the link to change them: it opens a dialog, or without script a field in its place. */
export function LineOptions({ line, choices, changes, onOpen }: LineOptionsProps) {
  const t = useMessages('cart');
  if (line.variant === '') return null;
  if (choices) return <OptionField line={line} choices={choices} changes={changes} />;
  return (
    <Inline gap="xs">
      {line.variant}
      <Link
        tone="strong"
        href={paths.cart({ change: line.id })}
        rel="nofollow"
        aria-label={`${t('cart.change')}: ${line.name}, ${line.variant}`}
        data-changes-line={line.skuId}
        onClick={insteadOfLink(onOpen)}
      >
        {t('cart.change')}
      </Link>
    </Inline>
  );
}

function OptionField({
  line,
  choices,
  changes,
}: Required<Pick<LineOptionsProps, 'line' | 'choices' | 'changes'>> & { choices: readonly PricedChoice[] }) {
  const t = useMessages('cart');
  const format = useFormatPrice();
  const intent = changeIntent(line);
  const textOf = ({ label, price, stock }: PricedChoice) =>
    stock > 0
      ? t('cart.option', { option: label, price: format(price) })
      : t('cart.optionSoldOut', { option: label });
  return (
    <Inline gap="xs">
      <Select
        name={choiceField(line)}
        label={t('cart.changeOf', { name: line.name })}
        hideLabel
        defaultValue={line.skuId}
        options={choices.map((choice) => ({
          value: String(choice.skuId),
          label: textOf(choice),
          disabled: choice.stock < 1 && choice.skuId !== line.skuId,
        }))}
      />
      <IntentButton
        intent={intent}
        onSend={(form) => {
          const chosen = new FormData(form ?? undefined).get(choiceField(line));
          changes.send({ intent, fields: { [choiceField(line)]: String(chosen) } });
        }}
      >
        {t('cart.changeSave')}
      </IntentButton>
      <Link tone="strong" href={paths.cart()}>
        {t('cart.changeCancel')}
      </Link>
    </Inline>
  );
}
