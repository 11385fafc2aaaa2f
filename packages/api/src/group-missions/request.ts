/** Names the request of one player for one mission, so that there is one notification of it. */
export const requestOf = (missionId: string, userId: string): string => `mission:${missionId}:${userId}`
