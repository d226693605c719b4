import { formatDate } from '@marketfront/i18n/format';
import {
  Button,
  ButtonLink,
  DescriptionList,
  Heading,
  Image,
  Inline,
  Link,
  Notice,
  Stack,
  Text,
  TextField,
} from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { paths, useLocaleCode, usePath } from '../../navigation/index.ts';
import { serviceLinks } from './service-links.ts';
import { ServiceList } from './service-list.tsx';
import { check as checkPicture, licence, licences } from './store-frame.css.ts';
import type { StoreQualificationData } from './store.server.ts';
import { type HumanCheck, useHumanQuestion } from '../human-check/index.ts';

interface QualificationPageProps {
  readonly data: StoreQualificationData;
  /** The licences, after the human check. */
  readonly pictures?: readonly string[] | undefined;
  /** The reason why the check was not passed. */
  readonly failure?: string | undefined;
}

/** The operator of the store, its contact options and its licences. */
export function StoreQualificationPage({ data, pictures, failure }: QualificationPageProps) {
  const { facts, title, service } = data;
  const t = useMessages('licences');
  const stores = useMessages('seller');
  const locale = useLocaleCode();
  const links = serviceLinks(service);
  const items = [
    { term: t('licences.owner'), description: facts.owner },
    { term: t('licences.address'), description: facts.address },
    { term: t('licences.phone'), description: facts.phone && <bdi>{facts.phone}</bdi> },
    { term: t('licences.email'), description: facts.email },
    { term: t('licences.since'), description: formatDate(locale, facts.openSince, { style: 'longDate' }) },
    { term: t('licences.about'), description: facts.intro },
  ].filter(({ description }) => description);
  return (
    <Stack gap="lg">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <DescriptionList items={items} />
      {links.length > 0 && (
        <Stack gap="sm" align="start">
          <Heading level={3}>{stores('seller.service')}</Heading>
          <ServiceList links={links} />
        </Stack>
      )}
      <Stack gap="sm" align="start" id="licence">
        <Heading level={3}>{t('licences.title')}</Heading>
        <Licences data={data} pictures={pictures} failure={failure} />
      </Stack>
    </Stack>
  );
}

function Licences({ data: { id, name, licences: count, check }, pictures, failure }: QualificationPageProps) {
  const t = useMessages('licences');
  if (pictures) {
    return (
      <div role="status" className={licences}>
        {pictures.map((picture, index) => (
          <Image
            key={picture}
            src={picture}
            alt={t('licences.pictureOf', { name, number: index + 1 })}
            width={480}
            height={640}
            fit="contain"
            className={licence}
          />
        ))}
      </div>
    );
  }
  if (count === 0) return <Text tone="muted">{t('licences.none')}</Text>;
  if (!check) {
    return (
      <>
        <Text tone="muted">{t('licences.hint')}</Text>
        <ButtonLink href={paths.storeQualification(id, { licence: 'picture' })}>
          {t('licences.show')}
        </ButtonLink>
      </>
    );
  }
  return <HumanCheckForm key={check.challenge} id={id} check={check} failure={failure} />;
}

interface HumanCheckFormProps {
  readonly id: number;
  readonly check: HumanCheck;
  readonly failure?: string | undefined;
}

/** Protects the merchants' documents from automated access. */
function HumanCheckForm({ id, check, failure }: HumanCheckFormProps) {
  const t = useMessages('licences');
  const path = usePath();
  const { kind, challenge, label, picture, others } = useHumanQuestion()(check);
  return (
    <form method="post" action={path(paths.storeQualification(id, { licence: kind }))}>
      <input type="hidden" name="challenge" value={challenge} />
      <Stack gap="md" align="start">
        {failure && (
          <Notice tone="critical" role="alert">
            {failure}
          </Notice>
        )}
        {picture && <img {...picture} alt={picture.alt} className={checkPicture} />}
        <TextField
          label={label}
          name="answer"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          inputMode={picture ? 'text' : 'numeric'}
          required
        />
        <Inline gap="md" align="center">
          <Button type="submit" tone="primary">
            {t('licences.show')}
          </Button>
          {others.map((other) => (
            <Link key={other.kind} href={paths.storeQualification(id, { licence: other.kind })} tone="strong">
              {other.label}
            </Link>
          ))}
        </Inline>
      </Stack>
    </form>
  );
}
