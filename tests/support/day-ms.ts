/** The milliseconds of a day without a clock change. */
export const dayMs = 86_400_000
