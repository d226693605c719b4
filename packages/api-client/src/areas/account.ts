import * as operations from '../generated/operations.ts';
import { balanceFromWire, menuFromWire, uploadedFileFromWire, userFromWire } from '../model/user.ts';
import { balanceRecordFromWire, deviceSessionFromWire } from '../model/account.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';
import { dialCode, type NewPassword, passwordToWire, type PhoneNumber } from './auth.ts';

export const uploadModels = ['product', 'user', 'maintain', 'review', 'refund', 'settlement'] as const;
export type UploadModel = (typeof uploadModels)[number];

function multipart(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append('multipart', file, name);
  return form;
}

export const accountArea = ({ call, context }: ApiConnection) => ({
  /** Loads the signed-in shopper. */
  info: (options?: CallOptions) =>
    call(operations.getUser, {}, (data) => userFromWire(data, context()), options),
  /** Changes the nickname and the picture. */
  edit: (input: { nickname: string; avatar: string }, options?: CallOptions) =>
    call(operations.editUser, { body: { nickname: input.nickname, avatar: input.avatar } }, toVoid, options),
  /** Lists the entries of the account menu. */
  menu: (options?: CallOptions) =>
    call(operations.getUserMenu, {}, (data) => menuFromWire(data, context()), options),
  /** Loads the shopper's balance with the marketplace. */
  balance: (options?: CallOptions) => call(operations.getBalance, {}, balanceFromWire, options),
  /** Sends a code to an e-mail address that is to be added to the account. */
  sendEmailBindingCode: (email: string, options?: CallOptions) =>
    call(operations.sendEmailBindingCode, { body: email }, toVoid, options),
  /** Adds an e-mail address to the account with the code sent to it. */
  bindEmail: ({ email, code }: { email: string; code: string }, options?: CallOptions) =>
    call(operations.bindEmail, { body: { email, captcha: code } }, toVoid, options),
  /** Sends a code to a phone that is to be added to the account. */
  sendPhoneBindingCode: ({ countryCode, phone }: PhoneNumber, options?: CallOptions) =>
    call(
      operations.sendPhoneBindingCode,
      { body: { countryCode: dialCode(countryCode), phone } },
      toVoid,
      options,
    ),
  /** Adds a phone to the account with the code sent to it. */
  bindPhone: ({ countryCode, phone, code }: PhoneNumber & { code: string }, options?: CallOptions) =>
    call(
      operations.bindPhone,
      { body: { countryCode: dialCode(countryCode), phone, captcha: code } },
      toVoid,
      options,
    ),
  /** Lists the changes of the balance by page, the newest first. */
  balanceRecords: (query: Paging = {}, options?: CallOptions) =>
    call(
      operations.listBalanceRecords,
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, balanceRecordFromWire),
      options,
    ),
  /** Lists the devices on which the account is signed in, the newest first. */
  sessions: (options?: CallOptions) =>
    call(operations.listSessions, {}, (data) => data.map(deviceSessionFromWire), options),
  /** Signs out on one device. */
  endSession: (id: number, options?: CallOptions) =>
    call(operations.deleteSession, { path: { id } }, toVoid, options),
  /** Signs out on all other devices. */
  endOtherSessions: (options?: CallOptions) => call(operations.deleteOtherSessions, {}, toVoid, options),
  /** Loads all data that the shop stores about the shopper, for data portability. */
  exportData: (options?: CallOptions) =>
    call(operations.exportAccount, {}, (data): Readonly<Record<string, unknown>> => data, options),
  /** Sends a code to the e-mail address or the phone of the account, to close it. */
  sendClosingCode: (options?: CallOptions) => call(operations.sendClosingCode, {}, toVoid, options),
  /** Closes the account permanently with the code sent to it. */
  close: (code: string, options?: CallOptions) =>
    call(operations.closeAccount, { body: { captcha: code } }, toVoid, options),
  /** Sends a code to the phone of the account, to change the password. */
  sendPhoneChangeCode: (options?: CallOptions) => call(operations.sendPhoneChangeCode, {}, toVoid, options),
  /** Sends a code to the e-mail address of the account, to change the password. */
  sendEmailChangeCode: (options?: CallOptions) => call(operations.sendEmailChangeCode, {}, toVoid, options),
  /** Changes the password with the code sent by phone. */
  changePasswordByPhone: (input: NewPassword, options?: CallOptions) =>
    call(operations.changePasswordByPhone, { body: passwordToWire(input) }, toVoid, options),
  /** Changes the password with the code sent by e-mail. */
  changePasswordByEmail: (input: NewPassword, options?: CallOptions) =>
    call(operations.changePasswordByEmail, { body: passwordToWire(input) }, toVoid, options),
  /** Uploads a picture; `model` names the kind of object that it belongs to. */
  uploadImage: (
    file: Blob,
    { name = 'picture', model = 'product' as UploadModel } = {},
    options?: CallOptions,
  ) =>
    call(
      operations.uploadImage,
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
  /** Uploads a file that is not a picture; `model` names the kind of object that it belongs to. */
  uploadFile: (file: Blob, { name = 'file', model = 'product' as UploadModel } = {}, options?: CallOptions) =>
    call(
      operations.uploadFile,
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
});
