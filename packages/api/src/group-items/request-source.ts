type Kind = 'task' | 'reward' | 'mission'

/** The source of the notifications about a player's request for an item of a group. */
export const requestSource = (kind: Kind, itemId: string, userId: string): string => `${kind}:${itemId}:${userId}`
