import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { WaitingPicture } from '../board/WaitingPicture.tsx'
import { useGroup } from '../groups/use-group.ts'
import classes from './group-board.module.css'

/** The place of the picture until it renders. */
export function WaitingBoard({ size = 40 }: { size?: number }) {
  const { t } = useLingui()
  return (
    <div role="status" aria-label={t`Loading`}>
      <WaitingPicture size={size} />
    </div>
  )
}

/** The place of the picture and of the pawns below it, so that nothing moves when they come. */
export function WaitingBoardAndPawns({ groupId }: { groupId: string }) {
  const { group } = useGroup(groupId)
  return (
    <>
      <WaitingBoard />
      <ul className={classes.pawns} aria-hidden="true">
        {group.members.map(({ id }) => (
          <li key={id} className={classes.person}>
            <Skeleton circle width={32} height={32} />
            <span className={classes.about}>
              <span className={classes.name}>
                <Skeleton width="4rem" height={14} radius="sm" />
              </span>
              <span className={classes.place}>{'\u00a0'}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
