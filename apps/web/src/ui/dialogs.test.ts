import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, dialogQueue, openDialog } from './dialogs.ts'

const dialog = (title: string) => ({ title, render: () => null })

describe('the queue of dialogs', () => {
  afterEach(closeAllDialogs)

  it('shows one at a time, in the order in which they were opened', async () => {
    const first = openDialog(dialog('first'))
    const second = openDialog(dialog('second'))
    expect(dialogQueue.first()?.title).toBe('first')
    dialogQueue.first()?.close()
    await first
    expect(dialogQueue.first()?.title).toBe('second')
    dialogQueue.first()?.close()
    await second
    expect(dialogQueue.first()).toBeNull()
  })

  it('does not close the next one when a button is pressed twice', async () => {
    const first = openDialog(dialog('first'))
    void openDialog(dialog('second'))
    const close = dialogQueue.first()?.close
    close?.()
    close?.()
    await first
    expect(dialogQueue.first()?.title).toBe('second')
  })

  it('tells who watches', () => {
    let changes = 0
    const stop = dialogQueue.subscribe(() => changes++)
    void openDialog(dialog('first'))
    dialogQueue.first()?.close()
    stop()
    void openDialog(dialog('unseen'))
    expect(changes).toBe(2)
  })

  it('can be emptied, and every waiting promise is kept', async () => {
    const opened = [openDialog(dialog('first')), openDialog(dialog('second'))]
    closeAllDialogs()
    await Promise.all(opened)
    expect(dialogQueue.first()).toBeNull()
  })
})
