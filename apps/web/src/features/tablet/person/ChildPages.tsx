import { Trans, useLingui } from '@lingui/react/macro'
import type { Board } from '@questboard/api/board/schema'
import type { Dashboard } from '@questboard/api/dashboard/schema'
import { IconCards, IconGift, IconMap2, IconSun, IconUser } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { hasOpenCard } from '../../board/cards/card-key.ts'
import personClasses from '../person.module.css'
import { WallBoard } from '../WallBoard.tsx'
import { BoardPage } from './BoardPage.tsx'
import { Deeds } from './Deeds.tsx'
import { GroupRewards } from './GroupRewards.tsx'
import { MePage } from './MePage.tsx'
import { Missions } from './Missions.tsx'
import { OwnRewards } from './OwnRewards.tsx'
import { PersonNotice } from './PersonNotice.tsx'
import { Pools } from './Pools.tsx'
import type { PageProps } from './page.ts'
import classes from './pages.module.css'
import { TodayTasks } from './TodayTasks.tsx'
import { Turns } from './Turns.tsx'
import { Vouchers } from './Vouchers.tsx'

const pages = ['today', 'board', 'rewards', 'me'] as const

type Page = (typeof pages)[number]

const icons = { today: IconSun, board: IconMap2, rewards: IconGift, me: IconUser }

/** The pages of a child who has entered: today, their own board, rewards, and themselves. */
export function ChildPages({ own, ...props }: PageProps & { own: Dashboard }) {
  const { wall, state, reload, entered } = props
  const [page, setPage] = useState<Page>('today')
  const seen = useRef<Board | null>(own.board)
  const top = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at its top
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
    // A parent may have given rubies meanwhile, which the wall does not show.
    void reload()
  }, [page])

  const { board } = own
  return (
    <>
      <div ref={top} className={classes.page} tabIndex={-1}>
        {page === 'today' && (
          <div className={personClasses.body}>
            <TodayTasks {...props} />
            <aside className={personClasses.aside}>
              <WaitingCard board={board} onOpen={() => setPage('board')} />
              <Turns wall={wall} state={state} reload={reload} />
              <Missions state={state} reload={reload} />
              <Deeds wall={wall} state={state} reload={reload} />
              <WallBoard board={wall.board} ownId={entered.userId} />
            </aside>
          </div>
        )}
        {page === 'board' && (
          <BoardPage board={board} seen={seen} state={state} reload={reload} onLater={() => setPage('today')} />
        )}
        {page === 'rewards' && (
          <div className={classes.columns}>
            <OwnRewards rewards={own.rewards} state={state} reload={reload} />
            <div className={classes.column}>
              <Vouchers wall={wall} state={state} reload={reload} />
              <GroupRewards wall={wall} state={state} reload={reload} />
              <Pools wall={wall} state={state} reload={reload} />
            </div>
          </div>
        )}
        {page === 'me' && <MePage state={state} reload={reload} board={board} />}
      </div>
      <div className={classes.bottom}>
        <PersonNotice />
        <Tabs page={page} onChoose={setPage} news={state.news.length} hasCard={asks(board)} />
      </div>
    </>
  )
}

/** Whether a question or a challenge waits. */
const asks = (board: Board): boolean => hasOpenCard(board) && ['question', 'task'].includes(board.card.kind)

function WaitingCard({ board, onOpen }: { board: Board; onOpen: () => void }) {
  if (!asks(board)) return null
  return (
    <button type="button" className={classes.waiting} onClick={onOpen}>
      <IconCards size={36} aria-hidden="true" />
      {board.card.kind === 'question' ? (
        <Trans>A question is waiting on your board</Trans>
      ) : (
        <Trans>A challenge is waiting on your board</Trans>
      )}
    </button>
  )
}

type TabsProps = { page: Page; onChoose: (page: Page) => void; news: number; hasCard: boolean }

function Tabs({ page, onChoose, news, hasCard }: TabsProps) {
  const { t } = useLingui()
  const labels: Record<Page, ReactNode> = {
    today: <Trans>Today</Trans>,
    board: <Trans>Board</Trans>,
    rewards: <Trans>Rewards</Trans>,
    me: <Trans>Me</Trans>,
  }
  return (
    <nav className={classes.tabs} aria-label={t`My pages`}>
      {pages.map((entry) => {
        const Icon = icons[entry]
        return (
          <button
            key={entry}
            type="button"
            className={classes.tab}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => onChoose(entry)}
          >
            <Icon size={32} aria-hidden="true" />
            {labels[entry]}
            {entry === 'board' && hasCard && (
              <span className={classes.mark} data-dot>
                <VisuallyHidden>
                  <Trans>a card is waiting</Trans>
                </VisuallyHidden>
              </span>
            )}
            {entry === 'me' && news > 0 && (
              <span className={classes.mark}>
                {news}{' '}
                <VisuallyHidden>
                  <Trans>new</Trans>
                </VisuallyHidden>
              </span>
            )}
          </button>
        )
      })}
    </nav>
  )
}
