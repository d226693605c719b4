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
import { paths } from '../../platform/paths.ts';
import { useLocaleCode, usePath } from '../../platform/root-data.ts';
import type { HumanCheck } from './human-check.server.ts';
import { serviceLinks } from './service-links.ts';
import { ServiceList } from './service-list.tsx';
import { check as checkPicture, licence, licences } from './store-frame.css.ts';
import type { StoreQualificationData } from './store.server.ts';

interface QualificationPageProps {
  readonly data: StoreQualificationData;
  /** The licences, after the human check. */
  readonly pictures?: readonly string[] | undefined;
  /** Why the check was not passed. */
  readonly failure?: string | undefined;
}

/** Who runs the store, how to reach them, and their licences. */
export function StoreQualificationPage({ data, pictures, failure }: QualificationPageProps) {
  const { facts, title, service } = data;
  const t = useMessages('stores');
  const locale = useLocaleCode();
  const links = serviceLinks(service);
  const items = [
    { term: t('stores.owner'), description: facts.owner },
    { term: t('stores.address'), description: facts.address },
    { term: t('stores.phone'), description: facts.phone && <bdi>{facts.phone}</bdi> },
    { term: t('stores.email'), description: facts.email },
    { term: t('stores.since'), description: formatDate(locale, facts.openSince, { style: 'longDate' }) },
    { term: t('stores.about'), description: facts.intro },
  ].filter(({ description }) => description);
  return (
    <Stack gap="lg">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <DescriptionList items={items} />
      {links.length > 0 && (
        <Stack gap="sm" align="start">
          <Heading level={3}>{t('stores.service')}</Heading>
          <ServiceList links={links} />
        </Stack>
      )}
      <Stack gap="sm" align="start" id="licence">
        <Heading level={3}>{t('stores.licences')}</Heading>
        <Licences data={data} pictures={pictures} failure={failure} />
      </Stack>
    </Stack>
  );
}

function Licences({ data: { id, name, licences: count, check }, pictures, failure }: QualificationPageProps) {
  const t = useMessages('stores');
  if (pictures) {
    return (
      <div role="status" className={licences}>
        {pictures.map((picture, index) => (
          <Image
            key={picture}
            src={picture}
            alt={t('stores.licenceOf', { name, number: index + 1 })}
            width={480}
            height={640}
            fit="contain"
            className={licence}
          />
        ))}
      </div>
    );
  }
  if (count === 0) return <Text tone="muted">{t('stores.noLicences')}</Text>;
  if (!check) {
    return (
      <>
        <Text tone="muted">{t('stores.licenceHint')}</Text>
        <ButtonLink href={paths.storeQualification(id, { licence: 'picture' })}>
          {t('stores.showLicences')}
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

/** Keeps programs away from the papers of merchants: a picture, or a sum in words for those who cannot see it. */
function HumanCheckForm({ id, check, failure }: HumanCheckFormProps) {
  const t = useMessages('stores');
  const path = usePath();
  const isPicture = check.kind === 'picture';
  const other = isPicture ? 'words' : 'picture';
  return (
    <form method="post" action={path(paths.storeQualification(id, { licence: check.kind }))}>
      <input type="hidden" name="challenge" value={check.challenge} />
      <Stack gap="md" align="start">
        {failure && (
          <Notice tone="critical" role="alert">
            {failure}
          </Notice>
        )}
        {isPicture && (
          <img
            src={path(paths.resources.humanCheck(check.challenge))}
            alt={t('stores.checkPicture')}
            width={150}
            height={50}
            className={checkPicture}
          />
        )}
        <TextField
          label={isPicture ? t('stores.checkLabel') : check.question}
          name="answer"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          inputMode={isPicture ? 'text' : 'numeric'}
          required
        />
        <Inline gap="md" align="center">
          <Button type="submit" tone="primary">
            {t('stores.showLicences')}
          </Button>
          <Link href={paths.storeQualification(id, { licence: other })}>
            {t(isPicture ? 'stores.checkInWords' : 'stores.checkInPicture')}
          </Link>
          {isPicture && (
            <Link href={paths.storeQualification(id, { licence: 'picture' })}>
              {t('stores.otherPicture')}
            </Link>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
