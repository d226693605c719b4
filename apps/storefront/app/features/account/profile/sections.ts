/** The forms of the profile page; without script, the page shows a response at its form. */
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

/** The response to a form that stays on the page. */
export interface SectionAnswer {
  readonly ok: boolean;
  readonly section: ProfileSection;
  readonly message: string;
  /** Errors by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The typed values, without secrets. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The time at which a code was sent, in ms since 1970. */
  readonly sentAt?: number;
}
