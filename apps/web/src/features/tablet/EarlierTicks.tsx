import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useCodeText } from '../../app/use-failure-text.ts'
import { useStore } from '../../ui/store.ts'
import classes from './earlier.module.css'
import { tooLate, tooLateText } from './refusal-text.ts'
import type { News } from './stored.ts'
import { isEarlier } from './taps.ts'
import { keepNews, newsStore, tapsStore } from './wall.ts'

/** What became of the ticks that the member made before entering this time. */
export function EarlierTicks({ userId }: { userId: string }) {
  const { t } = useLingui()
  const titlesOf = (ticks: readonly { title: string }[]) => ticks.map(({ title }) => t`“${title}”`).join(', ')
  const news = useStore(newsStore).filter((tick) => tick.userId === userId)
  // One whose outcome is known is about to leave the queue.
  const known = new Set(news.map(({ id }) => id))
  const waiting = useStore(tapsStore).filter((tap) => tap.userId === userId && isEarlier(tap) && !known.has(tap.id))
  const sent = news.filter((tick) => tick.refused === null)
  const refused = news.filter((tick) => tick.refused !== null)
  const waitingTitles = titlesOf(waiting)
  const sentTitles = titlesOf(sent)
  const isEmpty = waiting.length + news.length === 0
  return (
    <div role="status" className={isEmpty ? undefined : classes.earlier}>
      {waiting.length > 0 && (
        <p className={classes.waiting}>
          <Trans>Not sent yet: {waitingTitles}</Trans>
        </p>
      )}
      {sent.length > 0 && (
        <p className={classes.sent}>
          <Trans>What you ticked off offline was sent: {sentTitles}</Trans>
        </p>
      )}
      {refused.map((tick) => (
        <Refusal key={tick.id} news={tick} />
      ))}
      {news.length > 0 && (
        <Button
          size="lg"
          variant="default"
          onClick={() => void keepNews(newsStore.read().filter((tick) => tick.userId !== userId))}
        >
          <Trans>OK</Trans>
        </Button>
      )}
    </div>
  )
}

function Refusal({ news: { title, refused, name } }: { news: News }) {
  const text = useCodeText(refused ?? '', name)
  const why = refused === tooLate ? tooLateText() : text
  return (
    <p className={classes.refused}>
      <Trans>
        Not saved: “{title}”. {why}
      </Trans>
    </p>
  )
}
