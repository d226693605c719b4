export * from './upload.tsx';
export type { UploadHandler, UploadPicture } from './use-uploads.ts';
