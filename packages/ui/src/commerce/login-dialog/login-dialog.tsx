'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, type ComponentPropsWithoutRef } from 'react';
import * as dialogCss from '../../primitives/dialog/dialog.css.ts';
import { useModal } from '../../primitives/dialog/use-modal.ts';
import { IconButton } from '../../primitives/icon-button/icon-button.tsx';
import { IconClose } from '../../primitives/icon/icons.tsx';
import { Image } from '../../primitives/image/image.tsx';
import { ownPropNames, splitProps } from '../../primitives/state/rest-of.ts';
import { Heading } from '../../primitives/text/text.tsx';
import { useMessage } from '../../provider/use-message.ts';
import * as css from './login-dialog.css.ts';
import { LoginForm, type LoginFormProps } from './login-form.tsx';
import { loginModeView } from './mode-view.ts';

type OwnFormProps = Omit<LoginFormProps, keyof ComponentPropsWithoutRef<'div'>> &
  Pick<LoginFormProps, 'onSubmit' | 'children'>;

export interface LoginDialogProps
  extends Omit<ComponentPropsWithoutRef<'dialog'>, keyof OwnFormProps | 'open' | 'onClose'>,
    OwnFormProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when the shopper closes the dialog. */
  onClose: () => void;
  /** The address of a picture beside the form. */
  image?: string | undefined;
}

const formPropNames = ownPropNames<keyof OwnFormProps>({
  mode: true,
  idPrefix: true,
  messages: true,
  onModeChange: true,
  modeHref: true,
  action: true,
  onSubmit: true,
  errors: true,
  error: true,
  values: true,
  pending: true,
  code: true,
  agreement: true,
  strength: true,
  onPasswordInput: true,
  passwordRule: true,
  thirdParty: true,
  humanCheck: true,
  guest: true,
  children: true,
});
/** Splits the props of the form from those of the element around it. */
const splitLoginProps = <Props extends OwnFormProps>(props: Props) =>
  splitProps<OwnFormProps, Props>(props, formPropNames);

/**
 * Signing in, registering and resetting a password in a dialog above the current page.
 * https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export const LoginDialog = forwardRef<HTMLDialogElement, LoginDialogProps>(function LoginDialog(props, ref) {
  const [form, { open, onClose, image, onCancel, onMouseDown, onClick, className, ...rest }] =
    splitLoginProps(props);
  const id = useId();
  const closeLabel = useMessage('action.close');
  const [modal] = useModal({ open, onClose, onCancel, onMouseDown, onClick }, ref);
  const size = image ? 'xl' : 'sm';
  return (
    <dialog
      aria-labelledby={id}
      {...rest}
      {...modal}
      className={clsx(dialogCss.dialog, dialogCss.centered, dialogCss.size[size], css.dialog, className)}
    >
      {open && (
        <div className={clsx(image && css.split)}>
          {image && (
            <div data-part="picture" className={css.pictureSide}>
              <Image src={image} alt="" width={480} height={640} className={css.picture} />
            </div>
          )}
          <div className={css.side}>
            <Heading level={2} size="xl" id={id} className={css.title}>
              {form.messages[loginModeView(form.mode).title]}
            </Heading>
            <LoginForm idPrefix="login-dialog" {...form} />
            <IconButton
              data-part="close"
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
});

export interface LoginPanelProps
  extends Omit<ComponentPropsWithoutRef<'div'>, keyof OwnFormProps>,
    OwnFormProps {}

/** The same form on its own page. */
export const LoginPanel = forwardRef<HTMLDivElement, LoginPanelProps>(function LoginPanel(props, ref) {
  const [form, { className, ...rest }] = splitLoginProps(props);
  return (
    <div ref={ref} {...rest} className={clsx(css.side, css.page, className)}>
      <Heading level={1} size="xl">
        {form.messages[loginModeView(form.mode).title]}
      </Heading>
      <LoginForm {...form} />
    </div>
  );
});
