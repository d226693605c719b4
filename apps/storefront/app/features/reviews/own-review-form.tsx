import { limits, type OrderLine } from '@marketfront/api-client';
import {
  Button,
  Notice,
  ReviewForm,
  useMessages as useUiMessages,
  type UploadPicture,
} from '@marketfront/ui';
import { useEffect, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { useStoredDraft } from '../../drafts/index.ts';
import { forgetReviewDraft, keepReviewDraft, readReviewDraft, type ReviewDraft } from './review-drafts.ts';
import type { writeReviewAction } from './write-review.server.ts';
import { usePictureUpload } from '../../content/index.ts';
import { useForm } from '../../forms/index.ts';

interface OwnReviewFormProps {
  readonly line: OrderLine;
  /** The values typed before the session ended. */
  readonly typed: Readonly<Record<string, string>> | null;
}

const score = (value: unknown) => Number(value) || 0;

const draftOf = (line: number, form: HTMLFormElement, pictures: readonly string[]): ReviewDraft => {
  const fields = new FormData(form);
  return {
    line,
    stars: score(fields.get('productScore')),
    serviceStars: score(fields.get('serviceScore')),
    text: String(fields.get('content') ?? ''),
    pictures,
  };
};

/** The form of one review. The text stays in this browser until it is sent. */
export function OwnReviewForm({ line, typed }: OwnReviewFormProps) {
  const form = useForm<typeof writeReviewAction>();
  const known = form.refused?.typed ?? typed;
  const { draft, isDraft, key, discard } = useStoredDraft({
    read: () => readReviewDraft(line.id),
    forget: () => forgetReviewDraft(line.id),
    form: form.ref,
    add: (before, { productScore, serviceScore, content }) => ({
      ...before,
      stars: score(productScore) || before.stars,
      serviceStars: score(serviceScore) || before.serviceStars,
      text: content ?? before.text,
    }),
    isTyped: Boolean(known),
  });
  const initial = known && {
    line: line.id,
    stars: score(known.productScore),
    serviceStars: score(known.serviceScore),
    text: known.content ?? '',
    pictures: [],
  };
  return (
    <Fields
      key={key}
      line={line}
      initial={initial ?? draft}
      isDraft={isDraft}
      form={form}
      onDiscard={discard}
    />
  );
}

interface FieldsProps {
  readonly line: OrderLine;
  readonly initial: ReviewDraft | undefined;
  readonly isDraft: boolean;
  readonly form: ReturnType<typeof useForm<typeof writeReviewAction>>;
  readonly onDiscard: () => void;
}

function Fields({
  line,
  initial: given,
  isDraft,
  form: { ref: form, refused, sending, errorAt: at, noticeBeside },
  onDiscard,
}: FieldsProps) {
  const t = useMessages('reviewing');
  const ui = useUiMessages();
  const submit = useSubmit();
  const [initial] = useState(given);
  const upload = usePictureUpload('review');
  const [pictures, setPictures] = useState<readonly UploadPicture[]>(
    () => initial?.pictures.map((url) => ({ url })) ?? [],
  );
  const keep = (shown = pictures) => {
    if (form.current)
      keepReviewDraft(
        draftOf(
          line.id,
          form.current,
          shown.map(({ url }) => url),
        ),
      );
  };
  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });
  useEffect(() => {
    if (refused) latest.current();
  }, [refused]);
  const notice = noticeBeside('productScore', 'serviceScore', 'content', 'pictures');
  const { variant, name, image } = line;
  return (
    <>
      {isDraft && (
        <Notice
          tone="info"
          actions={
            <Button size="sm" onClick={onDiscard}>
              {t('reviewing.discardDraft')}
            </Button>
          }
        >
          {t('reviewing.draftKept')}
        </Notice>
      )}
      <ReviewForm
        ref={form}
        encType="multipart/form-data"
        product={{ name, image: image?.url ?? '', variant: variant ?? undefined }}
        scores={[
          {
            name: 'productScore',
            legend: ui('review.quality'),
            defaultValue: initial?.stars,
            error: at('productScore'),
          },
          {
            name: 'serviceScore',
            legend: ui('review.service'),
            defaultValue: initial?.serviceStars,
            error: at('serviceScore'),
          },
        ]}
        text={{ defaultValue: initial?.text, maxLength: limits.reviewText }}
        pictures={{
          ...upload,
          value: pictures,
          onChange: ({ value }) => {
            setPictures(value);
            keep(value);
          },
        }}
        errors={{ text: at('content'), pictures: at('pictures') }}
        error={notice}
        pending={sending}
        onChange={() => keep()}
        onSubmit={(event) => {
          event.preventDefault();
          forgetReviewDraft(line.id);
          void submit(event.currentTarget);
        }}
      >
        <input type="hidden" name="line" value={line.id} />
      </ReviewForm>
    </>
  );
}
