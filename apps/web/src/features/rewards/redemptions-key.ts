/** Under it the cache holds the pages of what was redeemed. */
export const redemptionsKey = ['rewards', 'redemptions'] as const
