import { afterEach, describe, expect, it } from 'vitest'
import { closeAllDialogs, dialogQueue, openDialog } from './dialogs.ts'

const dialog = (title: string) => ({ title, render: () => null })

describe('the queue of dialogs', () => {
  afterEach(closeAllDialogs)

  it('shows one at a time, in order', async () => {
    const first = openDialog(dialog('first'))
    const second = openDialog(dialog('second'))
    expect(dialogQueue.read()[0]?.title).toBe('first')
    dialogQueue.read()[0]?.close()
    await first
    expect(dialogQueue.read()[0]?.title).toBe('second')
    dialogQueue.read()[0]?.close()
    await second
    expect(dialogQueue.read()).toEqual([])
  })

  it('does not close the next dialog on a double click', async () => {
    const first = openDialog(dialog('first'))
    void openDialog(dialog('second'))
    const close = dialogQueue.read()[0]?.close
    close?.()
    close?.()
    await first
    expect(dialogQueue.read()[0]?.title).toBe('second')
  })

  it('notifies subscribers', () => {
    let changes = 0
    const stop = dialogQueue.subscribe(() => changes++)
    void openDialog(dialog('first'))
    dialogQueue.read()[0]?.close()
    stop()
    void openDialog(dialog('unseen'))
    expect(changes).toBe(2)
  })

  it('resolves all promises when it is cleared', async () => {
    const opened = [openDialog(dialog('first')), openDialog(dialog('second'))]
    closeAllDialogs()
    await Promise.all(opened)
    expect(dialogQueue.read()).toEqual([])
  })
})
