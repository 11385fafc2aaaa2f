import type { Page } from '@playwright/test'

/** Lets the time for undoing pass, so that the call is sent. The clock of the page must be installed. */
export const letUndoPass = (page: Page): Promise<void> => page.clock.fastForward(11_000)
