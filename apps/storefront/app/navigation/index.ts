export { accountPaths, type WishListFilter, wishListFilters } from './account-paths.ts';
export { aliasOf } from './aliases.ts';
export { AppLink } from './app-link.tsx';
export { useFocusHeading } from './focus-heading.ts';
export { followFragments } from './follow-fragments.ts';
export { isUnreachable, keepPage, type Result, unwrap } from './unreachable.ts';
export { otherBuildAtom } from './other-build.ts';
export { pageNumber } from './page-number.ts';
export { type HelpSection, paths, type RankingKind, rankingKinds } from './paths.ts';
export { insteadOfLink } from './plain-click.ts';
export {
  type CurrentShopper,
  fallbackSite,
  RootContext,
  type RootData,
  useLocaleCode,
  usePath,
  useRequestPath,
  useRoot,
  useRootLoader,
} from './root-data.ts';
export type { RouteHandle } from './route-handle.ts';
export { safePath } from './safe-path.ts';
export { useFollowLinks } from './use-follow-links.ts';
export { usePageBack } from './use-page-back.ts';
export { RevalidateProvider, useRevalidate } from './use-revalidate.tsx';
export type { QueryValues } from './with-query.ts';
