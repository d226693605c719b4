import { EmailForm } from './email-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import type { ProfilePageData } from './profile.server.ts';

export type SignInFormsProps = Pick<ProfilePageData, 'email' | 'phone' | 'codeBy'>;

/** What signs the shopper in and where messages go, each with the form that changes it. */
export default function SignInForms({ email, phone, codeBy }: SignInFormsProps) {
  return (
    <div>
      <EmailForm email={email} />
      <PhoneForm phone={phone} />
      {codeBy && <PasswordForm address={(codeBy === 'phone' ? phone : email) ?? ''} />}
    </div>
  );
}
