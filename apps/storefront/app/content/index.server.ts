export { cleanHtml } from './clean-html.server.ts';
export { picturesOf, uploadAction } from './pictures.server.ts';
export { plainText } from './plain-text.server.ts';
