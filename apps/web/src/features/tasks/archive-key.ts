/** The query key of the pages of the archive. */
export const archiveKey = ['tasks', 'archive'] as const
