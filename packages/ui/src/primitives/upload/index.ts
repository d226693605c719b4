export * from './upload.tsx';
export type { UploadHandler, UploadPicture, UploadResult } from './use-uploads.ts';
