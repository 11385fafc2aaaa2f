import { Trans, useLingui } from '@lingui/react/macro'
import { IconBulb, IconCheck, IconFlame, IconGift, IconQuestionMark, IconStarFilled } from '@tabler/icons-react'
import { Amount } from '../../ui/Amount.tsx'
import { Portrait } from '../../ui/Portrait.tsx'
import { Progress } from '../../ui/Progress.tsx'
import classes from './pictures.module.css'
import { TaskCheck } from './TaskCheck.tsx'

/*
 * The pictures of the four parts. They use the product's own components, so they follow the language and the colour
 * scheme. Their container is hidden from screen readers.
 */

const squares = [
  { id: 'start', kind: 'plain', icon: null },
  { id: 'fact', kind: 'fact', icon: IconBulb },
  { id: 'middle', kind: 'plain', icon: null },
  { id: 'question', kind: 'question', icon: IconQuestionMark },
  { id: 'bonus', kind: 'bonus', icon: IconStarFilled },
] as const

export function BoardPicture() {
  return (
    <div className={classes.path}>
      {squares.map(({ id, kind, icon: Icon }) => (
        <span key={id} className={classes.square} data-kind={kind}>
          {Icon && <Icon size={30} stroke={2.75} />}
        </span>
      ))}
      <span className={classes.pawn}>
        <img src="/avatars/fox.svg" alt="" width={60} height={60} />
      </span>
    </div>
  )
}

export function TaskPicture() {
  const { t } = useLingui()
  return (
    <div className={classes.card}>
      <div className={classes.cardHead}>
        <strong>
          <Trans>Pack for the sea</Trans>
        </strong>
        <span className={classes.flame}>
          <IconFlame size={18} /> 4
        </span>
      </div>
      <Progress label="" percent={66} />
      <TaskCheck title={t`Find the tent`} gold={20} done />
      <TaskCheck title={t`Check the tyres`} gold={15} done={false} />
    </div>
  )
}

export function RewardPicture() {
  return (
    <div className={classes.card}>
      <div className={classes.reward}>
        <span className={classes.gift}>
          <IconGift size={30} />
        </span>
        <span className={classes.rewardWords}>
          <strong>
            <Trans>Film night with popcorn</Trans>
          </strong>
          <span className={classes.price}>
            <Amount currency="gold" value={96} size="sm" /> / 120
          </span>
        </span>
      </div>
      <Progress label="" percent={80} color="gold" />
    </div>
  )
}

export function GroupPicture() {
  const { t } = useLingui()
  return (
    <div className={classes.card}>
      <div className={classes.faces}>
        <Portrait name="" imageUrl="/avatars/bear.svg" size={36} />
        <Portrait name="" imageUrl="/avatars/rabbit.svg" size={36} />
        <Portrait name="" imageUrl="/avatars/owl.svg" size={36} />
        <Amount currency="ruby" value={240} chip />
      </div>
      <TaskCheck title={t`Maths homework`} gold={15} currency="ruby" done />
      <span className={classes.approved}>
        <IconCheck size={18} stroke={3} /> <Trans>Approved</Trans>
      </span>
    </div>
  )
}
