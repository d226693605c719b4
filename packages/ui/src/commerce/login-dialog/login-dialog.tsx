'use client';
import { clsx } from 'clsx';
import { useId } from 'react';
import * as dialogCss from '../../primitives/dialog/dialog.css.ts';
import { useModal } from '../../primitives/dialog/use-modal.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconClose } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { Heading } from '../../primitives/text/text.tsx';
import { useMessage } from '../../provider/use-message.ts';
import * as css from './login-dialog.css.ts';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import { loginModeViews } from './modes.ts';

export interface LoginDialogProps extends LoginFormProps {
  open: boolean;
  onClose: () => void;
  /** Picture of the site beside the form. */
  image?: string | undefined;
}

/** Signing in over the page that asked for it. */
export function LoginDialog({ open, onClose, image, ...form }: LoginDialogProps) {
  const id = useId();
  const closeLabel = useMessage('action.close');
  const modal = useModal({ open, onClose, dismissible: true });
  const size = image ? 'xl' : 'sm';
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className={clsx(dialogCss.dialog, dialogCss.centered, dialogCss.size[size], css.dialog)}
    >
      {open && (
        <div className={clsx(image && css.split)}>
          {image && (
            <div className={css.pictureSide}>
              <Image src={image} alt="" width={480} height={640} className={css.picture} />
            </div>
          )}
          <div className={css.side}>
            <Heading level={2} size="xl" id={id} className={css.title}>
              {form.messages[loginModeViews[form.mode].title]}
            </Heading>
            <LoginForm {...form} />
            <IconButton
              aria-label={closeLabel}
              icon={<IconClose />}
              onClick={onClose}
              className={css.close}
            />
          </div>
        </div>
      )}
    </dialog>
  );
}

export type LoginPanelProps = Omit<LoginDialogProps, 'open' | 'onClose'>;

/** The same on a page of its own: `/login` without script. */
export function LoginPanel({ image: _image, ...form }: LoginPanelProps) {
  return (
    <div className={clsx(css.side, css.page)}>
      <Heading level={1} size="xl">
        {form.messages[loginModeViews[form.mode].title]}
      </Heading>
      <LoginForm {...form} />
    </div>
  );
}
