/** Under it the cache holds the pages of the archive. */
export const archiveKey = ['tasks', 'archive'] as const
