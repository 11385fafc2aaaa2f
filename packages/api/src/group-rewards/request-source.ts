/** Names a request for a reward among notifications: there is one of it for each who may answer. */
export const requestSource = (rewardId: string, userId: string): string => `reward:${rewardId}:${userId}`
