import { IconCheck } from '@tabler/icons-react'
import { Amount, type Currency } from '../../ui/Amount.tsx'
import classes from './TaskCheck.module.css'

type TaskCheckProps = { title: string; gold: number; done: boolean; onToggle?: () => void; currency?: Currency }

/** A task as in the product; without `onToggle` only a picture of one. */
export function TaskCheck({ title, gold, done, onToggle, currency = 'gold' }: TaskCheckProps) {
  const content = (
    <>
      <span className={classes.box}>{done && <IconCheck size={18} stroke={3} />}</span>
      <span className={classes.title}>{title}</span>
      <Amount currency={currency} value={gold} size="sm" />
    </>
  )
  return onToggle ? (
    <label className={classes.task}>
      <input type="checkbox" className={classes.input} checked={done} onChange={onToggle} />
      {content}
    </label>
  ) : (
    <div className={classes.task} data-done={done || undefined}>
      {content}
    </div>
  )
}
