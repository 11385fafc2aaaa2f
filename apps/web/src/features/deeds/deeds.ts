/** The newest deeds of a group, as its page and the tablet list them. */
export const deedsInput = (groupId: string) => ({ groupId, page: 1, limit: 10 })
