import type { LoginMessageKey } from '../../messages/login/login-messages.ts';
import { loginModeTable, type LoginEvent, type LoginMode, type LoginTask } from './modes.ts';

/** A link to another mode. */
interface ModeLink {
  to: LoginMode;
  label: LoginMessageKey;
}

interface LoginModeView {
  title: LoginMessageKey;
  intro: LoginMessageKey | undefined;
  submit: LoginMessageKey;
  /** The tabs "by phone" and "by email", in this order. */
  tabs: readonly (ModeLink & { current: boolean })[];
  /** Links below the fields. */
  fieldLinks: readonly ModeLink[];
  /** The link below the form. */
  footer: (ModeLink & { prompt: LoginMessageKey | undefined }) | undefined;
}

const taskMessages: Record<LoginTask, { title: LoginMessageKey; submit: LoginMessageKey; hasTabs?: true }> = {
  signIn: { title: 'title.signIn', submit: 'submit.signIn', hasTabs: true },
  register: { title: 'title.register', submit: 'submit.register', hasTabs: true },
  requestReset: { title: 'title.forgot', submit: 'submit.next' },
  resetPassword: { title: 'title.verify', submit: 'submit.reset' },
  guest: { title: 'title.guest', submit: 'submit.guest' },
};

const intros: Partial<Record<LoginMode, LoginMessageKey>> = {
  forgotEmail: 'intro.forgotEmail',
  forgotPhone: 'intro.forgotPhone',
  verifyEmail: 'intro.verify',
  verifyPhone: 'intro.verify',
  guest: 'intro.guest',
};

type Labels = Partial<Record<LoginEvent, LoginMessageKey>>;
const tabLabels = { choosePhone: 'tab.phone', chooseEmail: 'tab.email' } satisfies Labels;
const channelLabels = { choosePhone: 'link.byPhone', chooseEmail: 'link.byEmail' } satisfies Labels;
const fieldLabels = {
  useCode: 'link.useCode',
  usePassword: 'link.usePassword',
  forgotPassword: 'link.forgot',
} satisfies Labels;
const footerLabels = {
  register: 'link.register',
  signIn: 'link.signIn',
  goBack: 'link.back',
} satisfies Labels;
const prompts: Labels = { register: 'prompt.register', signIn: 'prompt.signIn' };

/** The view of a mode: its messages and the links of its transitions. */
export function loginModeView(mode: LoginMode): LoginModeView {
  const { task, channel, on } = loginModeTable[mode];
  const { title, submit, hasTabs } = taskMessages[task];
  const links = (labels: Labels) =>
    (Object.keys(labels) as LoginEvent[]).flatMap((event) => {
      const to = on[event];
      const label = labels[event];
      return to && label ? [{ event, to, label }] : [];
    });
  const [footer] = links(footerLabels);
  return {
    title,
    submit,
    intro: intros[mode],
    tabs: hasTabs
      ? links(tabLabels).map((link) => ({
          ...link,
          current: link.event === (channel === 'phone' ? 'choosePhone' : 'chooseEmail'),
        }))
      : [],
    fieldLinks: links(hasTabs ? fieldLabels : { ...channelLabels, ...fieldLabels }),
    footer: footer && { ...footer, prompt: prompts[footer.event] },
  };
}
