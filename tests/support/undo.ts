import { expect, type Locator, type Page } from '@playwright/test'

/** Longer than the ten seconds in which an action can be undone. */
export const undoMs = 11_000

/** Longer than the six seconds in which a completion can be undone. */
export const completionUndoMs = 7000

export const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Undo' })

/** Moves the page's clock past the time for undoing; the test must have installed it. */
export const letTimePass = (page: Page): Promise<void> => page.clock.fastForward(undoMs)

/** Lets the time for undoing pass, so that the call is sent. The code of messages may still be loading. */
export async function letUndoPass(page: Page): Promise<void> {
  const undo = undoButton(page)
  await expect(undo).toBeVisible()
  // Its time stands still under the pointer.
  await page.mouse.move(0, 0)
  await expect(async () => {
    await letTimePass(page)
    await expect(undo).toHaveCount(0, { timeout: 500 })
  }).toPass()
}
