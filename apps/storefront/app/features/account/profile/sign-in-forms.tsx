import { ContactForm } from './contact-form.tsx';
import { PasswordForm } from './password-form.tsx';
import type { ProfilePageData } from './profile.server.ts';

export type SignInFormsProps = Pick<ProfilePageData, 'email' | 'phone' | 'codeBy'>;

/** The shopper's sign-in and contact data, each with the form that changes it. */
export default function SignInForms({ email, phone, codeBy }: SignInFormsProps) {
  return (
    <div>
      <ContactForm kind="email" value={email} />
      <ContactForm kind="phone" value={phone} />
      {codeBy && <PasswordForm address={(codeBy === 'phone' ? phone : email) ?? ''} />}
    </div>
  );
}
