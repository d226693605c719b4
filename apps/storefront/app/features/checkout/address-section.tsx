import { addressCardProps } from '@marketfront/api-client/ui';
import { AddressCard, ButtonLink, Heading, Stack, Text } from '@marketfront/ui';
import { useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { paths } from '../../platform/paths.ts';
import { NewAddress } from '../addresses/index.ts';
import type { CheckoutAnswer } from './checkout-answer.server.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { AddressChoice, ShownChoices } from './shown-choices.ts';

interface AddressSectionProps {
  readonly checkout: CheckoutView;
  readonly shown: ShownChoices;
  readonly answer: CheckoutAnswer | undefined;
  /** The choices of the page's address. */
  readonly params: URLSearchParams;
  readonly onChoose: (address: string) => void;
}

/** The shopper's addresses and the one that is being typed: one choice. */
export function AddressSection({ checkout, shown, answer, params, onChoose }: AddressSectionProps) {
  const t = useMessages('addresses');
  const titleId = useId();
  const errorId = useId();
  const [picked, setPicked] = useState({ from: shown.address, value: shown.address });
  // The choice is shown at once, until the server answers with its own.
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
  const edit = new URLSearchParams(params);
  edit.set('edit', 'new');
  edit.delete('address');
  const keep = new URLSearchParams(params);
  keep.delete('edit');
  const hasAddresses = checkout.addresses.length > 0;
  return (
    <Stack gap="md" asChild>
      <section>
        <Heading level={2} size="md" id={titleId}>
          {t('addresses.title')}
        </Heading>
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
              cancelHref={hasAddresses ? `${paths.checkout()}?${keep}` : undefined}
              values={answer?.values ?? {}}
              errors={answer?.errors ?? {}}
            />
          </>
        ) : (
          <div>
            <ButtonLink href={`${paths.checkout()}?${edit}`}>{t('addresses.add')}</ButtonLink>
          </div>
        )}
      </section>
    </Stack>
  );
}
