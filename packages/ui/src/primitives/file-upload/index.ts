export * from './file-upload.tsx';
