export const idsOf = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id)

export const userIdsOf = (rows: readonly { userId: string }[]): string[] => rows.map(({ userId }) => userId)
