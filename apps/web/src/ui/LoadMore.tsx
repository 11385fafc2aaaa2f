import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '@mantine/core'
import classes from './LoadMore.module.css'

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }

type LoadMoreProps = Pick<ButtonProps, 'mt' | 'fullWidth'> & { pages: Pages }

/** A button that fetches the next page of a list. Renders nothing on the last page. */
export function LoadMore({ pages: { hasNextPage, isFetchingNextPage, fetchNextPage }, ...look }: LoadMoreProps) {
  if (!hasNextPage) return null
  return (
    <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()} {...look}>
      <Trans>Load more</Trans>
    </Button>
  )
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
