export { displayName } from './display-name.ts';
export { followedPicture } from './followed-picture.ts';
export { imageLoaders } from './image-loader.ts';
export { RichText } from './rich-text.tsx';
export { chatAddress } from './service-contact.ts';
export { isUndelivered } from './undelivered.ts';
export { pictureUpload } from './upload.ts';
export { usePictureUpload } from './use-picture-upload.ts';
