/** The query key of the pages of redeemed rewards. */
export const redemptionsKey = ['rewards', 'redemptions'] as const
