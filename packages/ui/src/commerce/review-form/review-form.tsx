'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import * as fieldCss from '../../primitives/field/field.css.ts';
import { IconAlert, IconCheck } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Notice } from '../../primitives/notice/notice.tsx';
import { RatingInput } from '../../primitives/rating/rating-input.tsx';
import { Switch } from '../../primitives/switch/switch.tsx';
import { TextArea } from '../../primitives/text-area/text-area.tsx';
import { Upload, type UploadProps } from '../../primitives/upload/upload.tsx';
import { useMessages } from '../../provider/use-message.ts';
import { visuallyHidden } from '../../styles/helpers.css.ts';
import * as css from './review-form.css.ts';

export interface ReviewScore {
  /** The form name of the stars. */
  name: string;
  /** The name of the rated aspect. */
  legend: ReactNode;
  /** The initial number of stars. */
  defaultValue?: number | undefined;
  /** The error message. */
  error?: ReactNode;
}

export interface ReviewFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** The reviewed product. */
  product?: { name: string; image: string; variant?: ReactNode } | undefined;
  /** The rated aspects; by default product quality (`productScore`) and service (`serviceScore`). */
  scores?: readonly ReviewScore[] | undefined;
  /** Tags to select; sent as `tags`. */
  tags?: readonly { value: string; label: ReactNode; defaultChecked?: boolean | undefined }[] | undefined;
  /** The text, sent as `content`. */
  text?:
    | { defaultValue?: string | undefined; maxLength?: number | undefined; placeholder?: string | undefined }
    | undefined;
  /** Props of the upload, sent as `pictures`; without it there is no upload. */
  pictures?: (Pick<UploadProps, 'onUpload'> & Partial<UploadProps>) | undefined;
  /** The initial state of the anonymous option, sent as `anonymous=1`; without it there is no option. */
  anonymous?: boolean | undefined;
  /** The error messages of the fields. */
  errors?: { text?: ReactNode; pictures?: ReactNode } | undefined;
  /** The error message of the form. */
  error?: ReactNode;
  /** The form is being sent. */
  pending?: boolean | undefined;
  /** Form names that differ from the field names. */
  names?: { content?: string; tags?: string; pictures?: string; anonymous?: string } | undefined;
  /** Hidden inputs and other content before the button. */
  children?: ReactNode;
}

/** A review form with stars, tags, text and pictures, which works without script. */
export const ReviewForm = forwardRef<HTMLFormElement, ReviewFormProps>(function ReviewForm(
  {
    product,
    scores,
    tags = [],
    text = {},
    pictures,
    anonymous,
    errors = {},
    error,
    pending = false,
    names = {},
    children,
    className,
    ...rest
  },
  ref,
) {
  const t = useMessages();
  const id = useId();
  const ratingLabels = [
    t('review.stars1'),
    t('review.stars2'),
    t('review.stars3'),
    t('review.stars4'),
    t('review.stars5'),
  ];
  const rated: readonly ReviewScore[] = scores ?? [
    { name: 'productScore', legend: t('review.quality') },
    { name: 'serviceScore', legend: t('review.service') },
  ];
  return (
    <form
      ref={ref}
      method="post"
      aria-busy={pending || undefined}
      noValidate
      {...rest}
      className={clsx(css.root, className)}
    >
      {product && (
        <div data-part="product" className={css.product}>
          <Image src={product.image} alt="" width={64} height={64} className={css.picture} />
          <div>
            {product.name}
            {product.variant && <div className={css.detail}>{product.variant}</div>}
          </div>
        </div>
      )}
      {error && (
        <Notice tone="critical" role="alert">
          {error}
        </Notice>
      )}
      <div data-part="scores" className={css.ratings}>
        {rated.map(({ name, legend, defaultValue, error: wrong }) => (
          <div key={name}>
            <RatingInput
              name={name}
              legend={legend}
              defaultValue={defaultValue}
              labels={ratingLabels}
              required
              aria-describedby={wrong ? `${id}-${name}` : undefined}
            />
            {wrong && (
              <div id={`${id}-${name}`} data-part="error" className={fieldCss.error}>
                <IconAlert size={16} className={fieldCss.errorIcon} />
                <span>{wrong}</span>
              </div>
            )}
          </div>
        ))}
      </div>
      {tags.length > 0 && (
        <fieldset>
          <legend className={css.legend}>{t('review.tags')}</legend>
          <div className={css.tags}>
            {tags.map(({ value, label, defaultChecked }) => (
              <label key={value} data-part="tag" className={css.tag}>
                <input
                  type="checkbox"
                  name={names.tags ?? 'tags'}
                  value={value}
                  defaultChecked={defaultChecked}
                  className={visuallyHidden}
                />
                <IconCheck size={16} className={css.tick} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <TextArea
        label={t('review.text')}
        rows={4}
        maxLength={500}
        {...text}
        name={names.content ?? 'content'}
        required
        error={errors.text}
      />
      {pictures && (
        <Upload
          label={t('review.pictures')}
          optional
          max={5}
          {...pictures}
          name={names.pictures ?? 'pictures'}
          error={errors.pictures ?? pictures.error}
        />
      )}
      {anonymous !== undefined && (
        <Switch name={names.anonymous ?? 'anonymous'} value="1" defaultChecked={anonymous}>
          {t('review.anonymous')}
        </Switch>
      )}
      {children}
      <div data-part="foot">
        <Button type="submit" tone="primary" loading={pending}>
          {t('review.send')}
        </Button>
      </div>
    </form>
  );
});
