/** Identifies the notifications about one player's request for a mission. */
export const requestOf = (missionId: string, userId: string): string => `mission:${missionId}:${userId}`
