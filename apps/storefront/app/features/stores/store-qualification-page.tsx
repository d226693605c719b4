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
import type { HumanCheck } from './human-check.server.ts';
import { serviceLinks } from './service-links.ts';
import { ServiceList } from './service-list.tsx';
import { check as checkPicture, licence, licences } from './store-frame.css.ts';
import type { StoreQualificationData } from './store.server.ts';
import { useResource } from '../../http/index.ts';
import { humanCheckPicture } from './resources.ts';

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

/** Keeps programs away from the papers of merchants: a picture, or a sum in words for those who cannot see it. */
function HumanCheckForm({ id, check, failure }: HumanCheckFormProps) {
  const t = useMessages('licences');
  const path = usePath();
  const pictures = useResource(humanCheckPicture);
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
            src={pictures.address({ challenge: check.challenge })}
            alt={t('licences.checkPicture')}
            width={150}
            height={50}
            className={checkPicture}
          />
        )}
        <TextField
          label={isPicture ? t('licences.checkLabel') : check.question}
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
            {t('licences.show')}
          </Button>
          <Link href={paths.storeQualification(id, { licence: other })} tone="strong">
            {t(isPicture ? 'licences.checkInWords' : 'licences.checkInPicture')}
          </Link>
          {isPicture && (
            <Link href={paths.storeQualification(id, { licence: 'picture' })} tone="strong">
              {t('licences.otherPicture')}
            </Link>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
