/** The query key of the pages of archived missions. */
export const archiveKey = ['missions', 'archive'] as const
