export { arrivalsFeed, storeFeed } from './feeds.server.ts';
export { homePreview, productPreview, storePreview } from './preview-picture.server.ts';
export { webManifest } from './manifest.server.ts';
export { securityContact } from './security-contact.server.ts';
export { robots } from './robots.server.ts';
export { sitemapIndex, sitemapPart } from './sitemap.server.ts';
export { loadSitePlan } from './site-plan.server.ts';
