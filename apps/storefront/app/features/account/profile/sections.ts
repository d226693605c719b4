/** The forms of the profile page; without script the page shows an answer at its form. */
export const profileSections = [
  'avatar',
  'nickname',
  'email',
  'phone',
  'password',
  'passkeys',
  'devices',
  'closing',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The answer of a form that stays on the page. */
export interface SectionAnswer {
  readonly ok: boolean;
  readonly section: ProfileSection;
  readonly message: string;
  /** Errors by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The typed values, without secrets. */
  readonly typed?: Readonly<Record<string, string>>;
  /** When a code was sent, in ms since 1970. */
  readonly sentAt?: number;
}
