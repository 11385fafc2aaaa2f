/**
 * The source of the notifications that an item of a group was assigned. With it there is one of each item, and they are
 * found again when the item is deleted.
 */
export const aboutAssigned = ({ id, groupId }: { id: string; groupId: string }): string => `assigned:${groupId}:${id}`
