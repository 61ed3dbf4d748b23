export { fileKind } from './rules/fileKind';
export { pagePath } from './rules/pagePath';
export { releaseOf, releaseTag, type ListedFile, type SiteRelease } from './rules/release';
