/** Under it the cache holds the pages of the archived missions. */
export const archiveKey = ['missions', 'archive'] as const
