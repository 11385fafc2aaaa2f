import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { focusIfLost } from './focus-if-lost.ts'
import classes from './LoadMore.module.css'
import { announce } from './toasts.ts'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

type LoadMoreProps = Pick<ButtonProps, 'mt' | 'fullWidth'> & { pages: Pages }

/** A button that fetches the next page of a list. Renders nothing on the last page. */
export function LoadMore({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage }, ...look }: LoadMoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ rows: () => Element[]; before: number }>(null)
  useLayoutEffect(() => {
    function focusNewRow() {
      if (!pressed.current) return
      const { rows, before } = pressed.current
      pressed.current = null
      const [row, ...others] = rows().slice(before)
      row?.setAttribute('tabindex', '-1')
      // A busy button has no focus, and that of the last page has gone.
      focusIfLost(row instanceof HTMLElement ? row : button.current)
      if (!row) return
      const count = 1 + others.length
      announce(t`${count} more loaded.`)
    }
    if (!isFetchingNextPage) return
    // Runs when the rows are there, also if the button goes with its row.
    return () => queueMicrotask(focusNewRow)
  }, [isFetchingNextPage])
  if (!hasNextPage) return null

  function press() {
    const rows = rowsBefore(button.current)
    pressed.current = { rows, before: rows().length }
    void fetchNextPage()
  }

  return (
    <Button ref={button} variant="default" loading={isFetchingNextPage} onClick={press} {...look}>
      <Trans>Load more</Trans>
    </Button>
  )
}

/** The rows of the last list before a button. They may have lists of their own. */
function rowsBefore(button: HTMLElement | null): () => Element[] {
  const lists = [...document.querySelectorAll('ul:not(li ul)')]
  const list = lists.findLast((ul) => button && ul.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING)
  return () => [...(list?.children ?? [])]
}

/** The button of `LoadMore` as the last row of a card. */
export function LoadMoreRow({ pages }: { pages: Pages }) {
  if (!pages.hasNextPage) return null
  return (
    <div className={classes.row}>
      <LoadMore pages={pages} />
    </div>
  )
}
