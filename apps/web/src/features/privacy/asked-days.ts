/**
 * For how many days the leaders are asked about a child without guardians: at least 30, and as long as the server keeps
 * what was deleted.
 *
 * Rules: Children.
 */
export const askedDays = (erasureDays: number): number => Math.max(30, erasureDays)
