/** The source of notifications about a locked PIN. With it they are found again when it is unlocked. */
export const aboutPin = (userId: string): string => `pin-locked:${userId}`
