/** All avatars in one page: there are a few dozen. */
export const allAvatars = { limit: 100 }
