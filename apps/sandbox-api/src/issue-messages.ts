import { limits, type ValidationKey } from '@marketfront/api-client';
import type { PlainMessageKey } from './domain/shared/failure.ts';

/** The message for each validation issue that a shopper can meet; other issues are for developers. */
const messages = {
  emailEmpty: 'emailWrong',
  correctEmail: 'emailWrong',
  emptyPhone: 'phoneWrong',
  emptyPassword: 'fieldMissing',
  agreementRequired: 'fieldMissing',
  emptyCaptche: 'codeWrong',
  correctCaptche: 'codeWrong',
  againPassword: 'passwordsDiffer',
  diffPassword: 'passwordsDiffer',
  passwordPolicy: 'passwordTooWeak',
  userNameEmpty: 'fieldMissing',
  userNameTooLong: 'textTooLong',
  consigneeRequired: 'fieldMissing',
  consigneeTooLong: 'textTooLong',
  detailRequired: 'fieldMissing',
  detailTooLong: 'textTooLong',
  postCodeRequired: 'fieldMissing',
  addressRequired: 'addressMissing',
  addressNotFound: 'addressNotFound',
  payMethodRequired: 'payMethodMissing',
  itemRequired: 'checkoutEmpty',
  itemNotFound: 'productNotFound',
  quantityOutOfRange: 'quantityOutOfRange',
  experienceRequired: 'fieldMissing',
  experienceTooLong: 'textTooLong',
  questionRequired: 'fieldMissing',
  questionTooLong: 'textTooLong',
  answerRequired: 'fieldMissing',
  answerTooLong: 'textTooLong',
  starsRequired: 'fieldMissing',
  noteTooLong: 'textTooLong',
  reasonRequired: 'fieldMissing',
  carrierRequired: 'fieldMissing',
  trackingNoRequired: 'fieldMissing',
  refundLinesRequired: 'linesNotRefundable',
  remarkTooLong: 'textTooLong',
  pictureType: 'pictureTypeUnsupported',
  companyNameRequired: 'fieldMissing',
  realNameRequired: 'fieldMissing',
  storeCategoryRequired: 'fieldMissing',
  storeTypeRequired: 'fieldMissing',
  storeAddressRequired: 'fieldMissing',
  messageRequired: 'fieldMissing',
  messageTooLong: 'textTooLong',
  qualificationRequired: 'pictureMissing',
  orderNumberMissing: 'orderNotFound',
  tooManyPictures: null,
  pictureTooLarge: null,
  priceNotNumeric: null,
  priceTooHigh: null,
  payParametersMissing: null,
  invalidValue: null,
  // Not a rule of any form: the API requires a country code with each phone number.
  countryCodeMissing: 'countryCodeMissing',
} as const satisfies Record<ValidationKey | 'countryCodeMissing', PlainMessageKey | null>;

export const messageOfIssue = (issue: string): PlainMessageKey | null =>
  Object.hasOwn(messages, issue) ? messages[issue as keyof typeof messages] : null;

const descriptions: Readonly<Record<string, string>> = {
  invalidValue: 'is missing, too long or of the wrong type',
  priceNotNumeric: 'must be an amount of money',
  priceTooHigh: `must be at most ${limits.price}`,
};

/** The description, for developers, of an issue that no shopper can meet. */
export const describeIssue = (issue: string): string =>
  Object.hasOwn(descriptions, issue) ? (descriptions[issue] ?? issue) : issue;
