import { Trans, useLingui } from '@lingui/react/macro'
import type { GroupBoard as Board } from '@questboard/api/groups/schema'
import { IconDots } from '@tabler/icons-react'
import { useRef } from 'react'
import { LoadError } from '../../app/LoadError.tsx'
import { showNotOpened } from '../../app/mutations/on-demand.ts'
import { trpc } from '../../app/trpc.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { PanelCard } from '../../ui/Panel.tsx'
import { aspectFor } from '../board/aspect.ts'
import { themeOf } from '../board/board-theme.ts'
import { layoutPath } from '../board/layout.ts'
import { useTheme } from '../board/themes/load.ts'
import { useTall } from '../board/use-tall.ts'
import { useGroup } from '../groups/use-group.ts'
import { crowdsOn, withLooks } from './crowds.ts'
import { GroupBoardPanel } from './GroupBoardPanel.tsx'
import { GroupPicture } from './GroupPicture.tsx'
import classes from './group-board.module.css'
import { MoveNews } from './MoveNews.tsx'
import { PawnList } from './PawnList.tsx'
import { SquareMembers } from './SquareMembers.tsx'
import { useGathered } from './use-gathered.ts'
import { WaitingBoard, WaitingBoardAndPawns } from './WaitingBoard.tsx'

/** The time in which several moves are one animation. */
const gatherMs = 300

/** The board on which all members of a group have a pawn. */
export default function GroupBoard({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { leads } = useGroup(groupId)
  const { data, error, isFetching, refetch } = trpc.groups.board.read.useQuery({ id: groupId })
  const menu = data && (
    <ActionMenu
      label={t`More for the board`}
      button={<IconDots size={22} />}
      actions={() => import('./board-actions.tsx').then(({ boardActions }) => boardActions(groupId, data, leads))}
      onFailed={showNotOpened}
    />
  )
  return (
    <GroupBoardPanel menu={menu}>
      {data ? (
        <LoadedBoard data={data} groupId={groupId} />
      ) : error && !isFetching ? (
        <PanelCard>
          <LoadError title={<Trans>Couldn’t load the board</Trans>} error={error} onRetry={() => void refetch()} />
        </PanelCard>
      ) : (
        <WaitingBoardAndPawns groupId={groupId} />
      )}
    </GroupBoardPanel>
  )
}

function LoadedBoard({ data, groupId }: { data: Board; groupId: string }) {
  const { me } = useGroup(groupId)
  const shown = useGathered(data, gatherMs)
  const stage = useRef<HTMLDivElement>(null)
  const tall = useTall(stage)
  const { board, pawns } = shown
  const theme = useTheme(themeOf(board.id))

  const members = withLooks(pawns)
  const layout = theme && tall !== undefined && layoutPath(board.size, aspectFor(board.size, tall), theme.path)
  const crowds = layout ? crowdsOn(members, layout.places, me.userId) : []
  const ownLap = pawns.find(({ userId }) => userId === me.userId)?.lap ?? 1
  return (
    <>
      <div ref={stage} className={classes.stage}>
        {layout ? (
          <>
            <GroupPicture
              // The other layout is another picture, so no pawn walks between them.
              key={String(tall)}
              board={board}
              theme={theme}
              layout={layout}
              crowds={crowds}
              ownId={me.userId}
              lap={ownLap}
            />
            <SquareMembers crowds={crowds} layout={layout} />
            <span className={classes.caption}>{board.name}</span>
          </>
        ) : (
          <WaitingBoard size={board.size} />
        )}
        <MoveNews board={shown} />
      </div>
      <PawnList members={members} size={board.size} />
    </>
  )
}
