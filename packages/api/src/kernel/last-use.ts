const noteEvery = 3_600_000

/** Whether a use that was last noted at `at` is to be noted again: once an hour, so that the hot calls write nothing for it. */
export const isToBeNoted = (at: Date | null, now: Date): boolean =>
  at === null || now.getTime() - at.getTime() >= noteEvery
