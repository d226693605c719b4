import { balanceFromWire, menuFromWire, uploadedFileFromWire, userFromWire } from '../model/user.ts';
import { type AreaTools, type CallOptions, toVoid } from './area.ts';
import { type NewPassword, passwordToWire } from './auth.ts';

export const uploadModels = ['product', 'user', 'maintain', 'review', 'refund', 'settlement'] as const;
export type UploadModel = (typeof uploadModels)[number];

function multipart(file: Blob, name: string): FormData {
  const form = new FormData();
  form.append('multipart', file, name);
  return form;
}

export const accountArea = ({ call, context }: AreaTools) => ({
  /** Loads the signed-in shopper. */
  info: (options?: CallOptions) => call('getUser', {}, (data) => userFromWire(data, context()), options),
  /** Changes the nickname and the picture. */
  edit: (input: { nickname: string; avatar: string }, options?: CallOptions) =>
    call('editUser', { body: { nickname: input.nickname, avatar: input.avatar } }, toVoid, options),
  /** Lists the entries of the account menu. */
  menu: (options?: CallOptions) => call('getUserMenu', {}, (data) => menuFromWire(data, context()), options),
  /** Loads the money that the shopper has with the marketplace. */
  balance: (options?: CallOptions) => call('getBalance', {}, balanceFromWire, options),
  /** Sends a code to an e-mail address that the account should get. */
  sendEmailBindingCode: (email: string, options?: CallOptions) =>
    call('sendEmailBindingCode', { body: email }, toVoid, options),
  /** Adds an e-mail address to the account with the code sent to it. */
  bindEmail: ({ email, code }: { email: string; code: string }, options?: CallOptions) =>
    call('bindEmail', { body: { email, captcha: code } }, toVoid, options),
  /** Sends a code to the phone of the account, to change the password. */
  sendPhoneChangeCode: (options?: CallOptions) => call('sendPhoneChangeCode', {}, toVoid, options),
  /** Sends a code to the e-mail address of the account, to change the password. */
  sendEmailChangeCode: (options?: CallOptions) => call('sendEmailChangeCode', {}, toVoid, options),
  /** Changes the password with the code sent by phone. */
  changePasswordByPhone: (input: NewPassword, options?: CallOptions) =>
    call('changePasswordByPhone', { body: passwordToWire(input) }, toVoid, options),
  /** Changes the password with the code sent by e-mail. */
  changePasswordByEmail: (input: NewPassword, options?: CallOptions) =>
    call('changePasswordByEmail', { body: passwordToWire(input) }, toVoid, options),
  /** Uploads a picture; `model` says what it belongs to. */
  uploadImage: (
    file: Blob,
    { name = 'picture', model = 'product' as UploadModel } = {},
    options?: CallOptions,
  ) =>
    call(
      'uploadImage',
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
  /** Uploads a file of another kind; `model` says what it belongs to. */
  uploadFile: (file: Blob, { name = 'file', model = 'product' as UploadModel } = {}, options?: CallOptions) =>
    call(
      'uploadFile',
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
});
