/** Identifies this build of the shop, the same in the server's code and in the browser's (vite.config.ts). */
export const buildId: string = import.meta.env.BUILD_ID ?? 'development';
