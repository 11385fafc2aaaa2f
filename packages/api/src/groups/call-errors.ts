/** The error codes of calls that only members of a group may make. */
export const memberErrors = ['groupNotFound', 'notPartOfTheGroup'] as const

/** The error codes of calls that only its creator and leaders may make. */
export const leaderErrors = [...memberErrors, 'notLeaderInThisGroup'] as const
