import { limits } from '@marketfront/api-client';
import { Avatar, Button, buttonClass, Inline, noScriptOnly, Text, useToast } from '@marketfront/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useMessages } from '../../../messages/index.ts';
import * as css from './profile.css.ts';
import { SectionNotice } from './section.tsx';
import { useSection } from './use-section.ts';

// Loaded only when the shopper chooses a picture.
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface AvatarFormProps {
  readonly nickname: string;
  readonly avatar: string | null;
}

/** The profile picture: chosen, cropped and uploaded; without script it is uploaded uncropped. */
export function AvatarForm({ nickname, avatar }: AvatarFormProps) {
  const t = useMessages('profile');
  const { Form, form, submit, notice, isSending } = useSection('avatar');
  const input = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const [chosen, setChosen] = useState<{ picture: ImageBitmap; name: string }>();
  const close = () => {
    setChosen(undefined);
    if (input.current) input.current.value = '';
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      setChosen({ picture: await createImageBitmap(file), name: file.name });
    } catch {
      close();
      toast({ tone: 'critical', message: t('profile.pictureUnreadable') });
    }
  };
  const upload = (picture: Blob) => {
    const data = new FormData();
    data.set('intent', 'avatar');
    data.set('picture', picture, 'avatar.jpg');
    close();
    void submit(data, 'multipart/form-data');
  };
  return (
    <Form {...form} encType="multipart/form-data" className={css.avatar}>
      <Avatar name={nickname} src={avatar ?? undefined} size="lg" />
      <div className={css.what}>
        <SectionNotice answer={notice} />
        <Inline gap="sm">
          <label className={`${buttonClass({ size: 'sm' })} ${css.file}`}>
            {t('profile.choosePicture')}
            <input
              ref={input}
              type="file"
              name="picture"
              accept={limits.pictureTypes.join(',')}
              className={css.fileInput}
              onChange={(event) => void choose(event.currentTarget.files?.[0])}
            />
          </label>
          <Button type="submit" size="sm" name="intent" value="avatar" className={noScriptOnly}>
            {t('profile.upload')}
          </Button>
          {avatar && (
            <Button
              type="submit"
              size="sm"
              tone="quiet"
              name="intent"
              value="removeAvatar"
              loading={isSending('removeAvatar')}
            >
              {t('profile.removePicture')}
            </Button>
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {t('profile.pictureHint')}
        </Text>
      </div>
      {chosen && (
        <Suspense>
          <CropDialog {...chosen} onCrop={upload} onClose={close} />
        </Suspense>
      )}
    </Form>
  );
}
