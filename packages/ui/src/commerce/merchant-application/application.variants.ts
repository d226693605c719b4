export const applicationSteps = ['company', 'contact', 'documents', 'agreement'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

export const applicationFields = [
  'companyName',
  'storeType',
  'category',
  'address',
  'name',
  'phone',
  'email',
  'code',
  'pictures',
  'agreement',
] as const;
export type ApplicationField = (typeof applicationFields)[number];

/** The step of each field. */
export const stepOfField = {
  companyName: 'company',
  storeType: 'company',
  category: 'company',
  address: 'company',
  name: 'contact',
  phone: 'contact',
  email: 'contact',
  code: 'contact',
  pictures: 'documents',
  agreement: 'agreement',
} as const satisfies Record<ApplicationField, ApplicationStep>;

/** A field that prevents leaving a step. */
export interface IncompleteApplicationField {
  /** The name of the field. */
  field: ApplicationField;
  /** Whether it is empty; otherwise its value is invalid. */
  isMissing: boolean;
}

export const applicationStates = ['submitted', 'reviewing', 'rejected', 'approved'] as const;
export type ApplicationState = (typeof applicationStates)[number];
