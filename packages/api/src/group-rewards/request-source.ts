/** Identifies the notifications about a request for a reward. */
export const requestSource = (rewardId: string, userId: string): string => `reward:${rewardId}:${userId}`
