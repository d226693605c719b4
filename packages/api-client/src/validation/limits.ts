import { requestTimeoutMs } from '../request-timeout.ts';

/** All numbers of the specification that the shop and its servers share. */
export const limits = {
  /** "Under 150". */
  orderNote: 149,
  refundRemark: 100,
  refundMessage: 500,
  reviewText: 512,
  questionText: { min: 10, max: 300 },
  answerText: 300,
  reportRemark: 500,
  pictures: 5,
  qualificationPictures: 10,
  pictureTypes: ['image/jpeg', 'image/png'],
  pictureExtensions: ['jpg', 'jpeg', 'png'],
  pictureBytes: 10 * 1024 * 1024,
  resendSeconds: 60,
  pageSize: 20,
  defaultDialCode: '44',
  /** The highest price of the contract: amounts are counted in 32 bits of hundredths. */
  price: '21474836.47',
  cartQuantity: { min: 1, max: 99 },
  stars: { min: 1, max: 5 },
  nickname: 255,
  consignee: 64,
  storeName: 100,
  addressDetail: 500,
  refundReason: 255,
  cancelReason: 100,
  carrier: 64,
  trackingNo: 64,
  code: 6,
  password: { min: 8, max: 20 },
  /** The maximum duration of a checkout, in minutes. */
  preOrderMinutes: 30,
  payChannel: 'pc',
  requestTimeoutMs,
} as const;
