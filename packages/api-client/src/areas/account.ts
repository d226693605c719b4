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
  info: (options?: CallOptions) => call('getUser', {}, (data) => userFromWire(data, context()), options),
  edit: (input: { nickname: string; avatar: string }, options?: CallOptions) =>
    call('editUser', { body: { nickname: input.nickname, avatar: input.avatar } }, toVoid, options),
  menu: (options?: CallOptions) => call('getUserMenu', {}, (data) => menuFromWire(data, context()), options),
  balance: (options?: CallOptions) => call('getBalance', {}, balanceFromWire, options),
  sendEmailBindingCode: (email: string, options?: CallOptions) =>
    call('sendEmailBindingCode', { body: email }, toVoid, options),
  bindEmail: ({ email, code }: { email: string; code: string }, options?: CallOptions) =>
    call('bindEmail', { body: { email, captcha: code } }, toVoid, options),
  sendPhoneChangeCode: (options?: CallOptions) => call('sendPhoneChangeCode', {}, toVoid, options),
  sendEmailChangeCode: (options?: CallOptions) => call('sendEmailChangeCode', {}, toVoid, options),
  changePasswordByPhone: (input: NewPassword, options?: CallOptions) =>
    call('changePasswordByPhone', { body: passwordToWire(input) }, toVoid, options),
  changePasswordByEmail: (input: NewPassword, options?: CallOptions) =>
    call('changePasswordByEmail', { body: passwordToWire(input) }, toVoid, options),
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
  uploadFile: (file: Blob, { name = 'file', model = 'product' as UploadModel } = {}, options?: CallOptions) =>
    call(
      'uploadFile',
      { query: { model, pid: 1 }, body: multipart(file, name) },
      (data) => uploadedFileFromWire(data, context()),
      options,
    ),
});
