import { localeOf } from '@marketfront/i18n';
import {
  Heading,
  IconChevronDown,
  IconGlobe,
  Link,
  Popover,
  Select,
  Text,
  useScriptOnly,
  useToast,
} from '@marketfront/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { NamedCountry, Region } from '../features/site/index.server.ts';
import { deliveryCountries, LanguageLinks } from '../features/site/index.ts';
import { useMessages } from '../messages/index.ts';
import { paths, useRequestPath, useRoot } from '../navigation/index.ts';
import { useDeliveryCountry } from '../state/delivery-country.ts';
import * as css from './region-picker.css.ts';
import { useResource } from '../http/index.ts';

/** Language, currency and country of deliveries in one panel, without leaving the page. */
export function RegionPicker({ region: { currency, country: known } }: { region: Region }) {
  const t = useMessages('site');
  const scriptOnly = useScriptOnly();
  const list = useResource(deliveryCountries);
  const toast = useToast();
  const { locale } = useRoot();
  const { hash } = useLocation();
  const page = useRequestPath();
  const [chosen, remember] = useDeliveryCountry();
  const [countries, setCountries] = useState<readonly NamedCountry[]>([]);
  const country = countries.find(({ code }) => code === chosen) ?? known;
  const facts = [localeOf(locale).name, country?.name, currency?.code].filter((fact) => fact !== undefined);
  const load = async () => {
    if (known && countries.length === 0) setCountries((await list.read()) ?? []);
  };
  const choose = (code: string) => {
    remember(code);
    const name = countries.find((one) => one.code === code)?.name ?? code;
    toast({ tone: 'success', message: t('site.deliverySaved', { country: name }) });
  };
  return (
    <Popover
      align="end"
      className={css.root}
      triggerClassName={css.trigger}
      triggerLabel={`${t('site.region')}: ${facts.join(', ')}`}
      onOpenChange={({ open }) => void (open && load())}
      trigger={
        <>
          <IconGlobe size={16} />
          <span className={css.facts}>{facts.join(' · ')}</span>
          <IconChevronDown size={16} />
        </>
      }
    >
      <div className={css.panel}>
        <section className={css.part}>
          <Heading level={2} size="sm">
            {t('site.language')}
          </Heading>
          <LanguageLinks path={page + hash} />
        </section>
        {country && (
          <section className={css.part}>
            <Select
              className={scriptOnly}
              label={t('site.deliverTo')}
              hint={t('site.deliveryHint')}
              value={country.code}
              onChange={(event) => choose(event.currentTarget.value)}
              options={(countries.length > 0 ? countries : [country]).map(({ code, name }) => ({
                value: code,
                label: name,
              }))}
            />
            <noscript>
              <Link href={paths.preferences(page)} tone="strong">
                {t('site.changeCountry', { country: country.name })}
              </Link>
            </noscript>
          </section>
        )}
        {currency && (
          <section className={css.part}>
            <Heading level={2} size="sm">
              {t('site.currency')}
            </Heading>
            <Text size="sm" tone="muted">
              {t('site.currencyFact', { currency: currency.name })}
            </Text>
          </section>
        )}
      </div>
    </Popover>
  );
}
