import * as v from 'valibot';
import {
  agreement,
  carrier,
  code,
  countryCode,
  email,
  id,
  newPassword,
  nickname,
  optionalEmail,
  optionalText,
  orderNote,
  password,
  paymentMethod,
  phone,
  price,
  quantity,
  refundMessage,
  refundReason,
  refundRemark,
  repeatPassword,
  required,
  requiredUpTo,
  answerText,
  questionText,
  reportRemark,
  reviewText,
  stars,
  tick,
  trackingNo,
} from './fields.ts';
import { refundKinds } from '../model/refund.ts';
import { reportReasons } from '../model/report.ts';
import { limits } from './limits.ts';
import { hasPostCodes } from './post-codes.ts';
import { orderPriceRange } from './price-range.ts';

// Sign-in and registration
export const phonePasswordSchema = v.object({ countryCode, phone, password, agreement });
export const phoneCodeSchema = v.object({ countryCode, phone, code, agreement });
export const emailPasswordSchema = v.object({ email, password, agreement });
export const guestSchema = v.object({ email, countryCode, phone: optionalText(32) });
export const registerEmailSchema = v.object({ email, code, password: newPassword, agreement });
export const registerPhoneSchema = v.object({ countryCode, phone, code, password: newPassword, agreement });

// Verification codes. Outside registration, a phone code requires the password, too.
export const sendEmailCodeSchema = v.object({ email, password });
export const sendPhoneCodeSchema = v.object({ countryCode, phone, password });
export const sendPhoneRegistrationCodeSchema = v.object({ countryCode, phone });
export const forgotByEmailSchema = v.object({ email });
export const forgotByPhoneSchema = v.object({ countryCode, phone });

const newPasswordFields = { code, newPassword, repeatPassword };
type NewPasswordFields = { newPassword: string; repeatPassword: string };
const samePassword = <Fields extends NewPasswordFields>() =>
  v.rawCheck<Fields>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.newPassword === dataset.value.repeatPassword) return;
    const { value } = dataset;
    const field = {
      type: 'object',
      origin: 'value',
      input: { ...value },
      key: 'repeatPassword',
      value: value.repeatPassword,
    } as const;
    addIssue({ message: 'diffPassword', path: [field] });
  });

export const changePasswordSchema = v.pipe(v.object(newPasswordFields), samePassword());
export const resetByEmailSchema = v.pipe(v.object({ email, ...newPasswordFields }), samePassword());
export const resetByPhoneSchema = v.pipe(
  v.object({ countryCode, phone, ...newPasswordFields }),
  samePassword(),
);

// Account
export const profileSchema = v.object({
  nickname,
  avatar: optionalText(),
});
export const bindEmailSchema = v.object({ email, code });
export const bindPhoneSchema = v.object({ countryCode, phone, code });
export const closeAccountSchema = v.object({ code });

export const addressSchema = v.pipe(
  v.object({
    name: requiredUpTo('consigneeRequired', limits.consignee, 'consigneeTooLong'),
    email: optionalEmail,
    country: optionalText(100),
    detail: requiredUpTo('detailRequired', limits.addressDetail, 'detailTooLong'),
    postCode: optionalText(20),
    countryCode: v.optional(v.union([v.literal(''), countryCode])),
    phone: optionalText(32),
    isDefault: tick,
    authenticationType: optionalText(100),
  }),
  v.forward(
    v.partialCheck(
      [['country'], ['postCode']],
      (input) => input.postCode !== '' || !hasPostCodes(input.country),
      'postCodeRequired',
    ),
    ['postCode'],
  ),
);

// Search and checkout
export const priceRangeSchema = v.pipe(
  v.object({ minPrice: price, maxPrice: price }),
  v.transform(orderPriceRange),
);

export const addToCartSchema = v.object({
  productId: id('itemNotFound'),
  skuId: id('itemRequired'),
  quantity,
});
export const cartLineIds = v.pipe(
  v.optional(v.array(id('itemRequired'), 'itemRequired'), []),
  v.minLength(1, 'itemRequired'),
);
export const cartSelectionSchema = v.object({
  ids: cartLineIds,
});
export const itemLinkSchema = v.object({ id: id('itemNotFound') });

export const orderSchema = v.object({
  preOrderNo: required('itemRequired'),
  addressId: id('addressRequired'),
  paymentMethod,
  userCouponId: v.optional(id('invalidValue')),
  usePoints: tick,
  note: orderNote,
  storeNotes: v.optional(v.array(v.object({ storeId: id('invalidValue'), note: orderNote })), []),
});
export const paySchema = v.object({
  orderNo: required('orderNumberMissing'),
  paymentMethod,
});
export const orderNumberSchema = v.object({ orderNo: required('orderNumberMissing') });

/** The payment result page needs at least one identification of the payment. */
export const payResultSchema = v.pipe(
  v.object({
    orderNo: optionalText(64),
    payResult: optionalText(64),
    status: optionalText(16),
    token: optionalText(200),
    PayerID: optionalText(200),
    local_order_no: optionalText(64),
    payment_intent: optionalText(200),
    redirect_status: optionalText(64),
  }),
  v.check((input) => Object.values(input).some((value) => value !== ''), 'payParametersMissing'),
);

// Pictures, reviews, refunds
const pictureFile = v.object({
  type: v.picklist(limits.pictureTypes, 'pictureType'),
  size: v.pipe(v.number(), v.maxValue(limits.pictureBytes, 'pictureTooLarge')),
});
/** Number, type and size of File objects before they are uploaded. */
export const pictureFilesSchema = v.pipe(
  v.array(pictureFile),
  v.maxLength(limits.pictures, 'tooManyPictures'),
);

const pictureUrl = v.pipe(
  v.string('pictureType'),
  v.trim(),
  v.nonEmpty('pictureType'),
  v.maxLength(2000, 'pictureType'),
);
const pictureUrls = v.optional(
  v.pipe(v.array(pictureUrl, 'pictureType'), v.maxLength(limits.pictures, 'tooManyPictures')),
  [],
);

export const reviewSchema = v.object({
  storeOrderNo: required('orderNumberMissing'),
  orderLineId: id('itemNotFound'),
  stars,
  serviceStars: v.optional(stars),
  text: reviewText,
  pictures: pictureUrls,
});

export const questionSchema = v.object({ productId: id('itemNotFound'), text: questionText });

export const answerSchema = v.object({ questionId: id('itemNotFound'), text: answerText });

export const reportSchema = v.object({
  productId: id('itemNotFound'),
  reason: v.picklist(reportReasons, 'reasonRequired'),
  remark: reportRemark,
});

export const refundSchema = v.object({
  orderNo: required('orderNumberMissing'),
  reason: refundReason,
  remark: refundRemark,
  pictures: pictureUrls,
  kind: v.optional(v.picklist(refundKinds, 'invalidValue')),
  /** The pieces to refund; absent: all that can be refunded. */
  lines: v.optional(
    v.pipe(
      v.array(v.object({ id: id('itemRequired'), quantity }), 'refundLinesRequired'),
      v.minLength(1, 'refundLinesRequired'),
    ),
  ),
});

/** The carrier and tracking number of the returned goods of a refund. */
export const returnGoodsSchema = v.object({
  refundNo: required('orderNumberMissing'),
  carrier,
  trackingNo,
  phone: optionalText(32),
});

/** A shopper's message about a refund. */
export const refundMessageSchema = v.object({
  refundNo: required('orderNumberMissing'),
  text: refundMessage,
});

/** The request that the marketplace decide on a refund. */
export const refundEscalationSchema = v.object({
  refundNo: required('orderNumberMissing'),
  reason: refundMessage,
});

// Merchant application
export const settlementSchema = v.object({
  name: requiredUpTo('companyNameRequired', limits.storeName, 'invalidValue'),
  realName: requiredUpTo('realNameRequired', limits.consignee, 'invalidValue'),
  email,
  code,
  categoryId: id('storeCategoryRequired'),
  typeId: id('storeTypeRequired'),
  address: requiredUpTo('storeAddressRequired', limits.addressDetail, 'invalidValue'),
  pictures: v.pipe(
    v.optional(v.array(pictureUrl, 'pictureType'), []),
    v.minLength(1, 'qualificationRequired'),
    v.maxLength(limits.qualificationPictures, 'tooManyPictures'),
  ),
  agreement,
  phone: optionalText(32),
  keywords: v.optional(v.array(v.string('invalidValue'), 'invalidValue'), []),
  country: optionalText(100),
});
export const settlementCodeSchema = v.object({ email });
