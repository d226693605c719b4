import { addressCardProps } from '@marketfront/api-client/ui';
import { AddressCard, Button, Heading, noScriptOnly, Spread, Stack, Text } from '@marketfront/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../navigation/index.ts';
import { NewAddress } from '../addresses/index.ts';
import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { newAddressForm } from './new-address-form.ts';
import type { AddressChoice, ShownChoices } from './shown-choices.ts';

interface AddressSectionProps {
  readonly checkout: CheckoutView;
  readonly shown: ShownChoices;
  readonly answer: CheckoutAnswer | undefined;
  /** The choices in the URL of the page. */
  readonly params: URLSearchParams;
  readonly onChoose: (address: string) => void;
  /** Opens the address book on top of the page. */
  readonly onOpenBook: () => void;
  /** Opens the form of a new address. */
  readonly onNew: () => void;
}

const openIntent: CheckoutIntent = 'openAddress';
const editIntent: CheckoutIntent = 'editAddress';

const pathWith = (params: URLSearchParams, change: (next: URLSearchParams) => void) => {
  const next = new URLSearchParams(params);
  change(next);
  return `${paths.checkout()}?${next}`;
};

/** The delivery address: the chosen one, a choice of all addresses, or the form of the first one. */
export function AddressSection(props: AddressSectionProps) {
  const t = useMessages('addresses');
  const titleId = useId();
  const { checkout, shown, onOpenBook } = props;
  const chosen = checkout.addresses.find(({ id }) => id === shown.address);
  const isFolded = chosen !== undefined && !shown.editing && !checkout.choosing;
  const change = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The button that saved the new address no longer exists.
    if (isFolded && wasEditing.current && document.activeElement === document.body) change.current?.focus();
    wasEditing.current = shown.editing;
  });
  return (
    <Stack gap="md" asChild>
      <section id="address">
        <Spread>
          <Heading level={2} size="md" id={titleId}>
            {t('addresses.title')}
          </Heading>
          {isFolded && (
            <Button
              ref={change}
              size="sm"
              type="submit"
              name="intent"
              value={`${openIntent}:choose`}
              aria-label={`${t('addresses.change')}: ${t('addresses.title')}`}
              aria-haspopup="dialog"
              onClick={(event) => {
                event.preventDefault();
                onOpenBook();
              }}
            >
              {t('addresses.change')}
            </Button>
          )}
        </Spread>
        {isFolded ? (
          <>
            <input type="hidden" name="address" value={chosen.id} />
            <AddressCard {...addressCardProps(chosen, chosen.countryName)} />
          </>
        ) : (
          <AddressChoices {...props} titleId={titleId} />
        )}
      </section>
    </Stack>
  );
}

function AddressChoices({
  checkout,
  shown,
  answer,
  params,
  onChoose,
  onNew,
  titleId,
}: AddressSectionProps & { titleId: string }) {
  const t = useMessages('addresses');
  const errorId = useId();
  const [picked, setPicked] = useState({ from: shown.address, value: shown.address });
  // The choice is shown at once, before the server answers with its own.
  const chosen = picked.from === shown.address ? picked.value : shown.address;
  const radio = (choice: AddressChoice) => ({
    name: 'address',
    value: String(choice),
    checked: chosen === choice,
    onChange: () => {
      setPicked({ from: shown.address, value: choice });
      onChoose(choice === 'new' ? '' : String(choice));
    },
  });
  const error = answer?.errors?.address ?? (checkout.gone.address ? t('addresses.gone') : undefined);
  const hasAddresses = checkout.addresses.length > 0;
  return (
    <>
      {error && (
        <Text tone="critical" id={errorId}>
          {error}
        </Text>
      )}
      <Stack
        gap="md"
        role="radiogroup"
        aria-labelledby={titleId}
        aria-describedby={error ? errorId : undefined}
        aria-invalid={error ? true : undefined}
      >
        {checkout.addresses.map((address) => (
          <AddressCard
            key={address.id}
            {...addressCardProps(address, address.countryName)}
            radio={radio(address.id)}
            // With script, addresses are changed in the sheet; a new address that is being typed must not get lost.
            actions={
              !shown.editing && (
                <Button
                  className={noScriptOnly}
                  size="sm"
                  type="submit"
                  name="intent"
                  value={`${editIntent}:${address.id}`}
                  aria-label={`${t('addresses.edit')}: ${address.name}`}
                >
                  {t('addresses.edit')}
                </Button>
              )
            }
          />
        ))}
        {shown.editing && hasAddresses && (
          <AddressCard name={t('addresses.new')} lines={[]} radio={radio('new')} />
        )}
      </Stack>
      {shown.editing ? (
        <>
          {!hasAddresses && <input type="hidden" name="address" value="new" />}
          <NewAddress
            form={newAddressForm(checkout.preOrderNo, checkout.addresses.length)}
            cancelHref={hasAddresses ? pathWith(params, (next) => next.delete('edit')) : undefined}
            values={answer?.values ?? {}}
            errors={answer?.errors ?? {}}
            usualCountry={checkout.addresses[0]?.country ?? undefined}
          />
        </>
      ) : (
        <div>
          <Button
            type="submit"
            name="intent"
            value={`${openIntent}:new`}
            onClick={(event) => {
              event.preventDefault();
              onNew();
            }}
          >
            {t('addresses.add')}
          </Button>
        </div>
      )}
    </>
  );
}
