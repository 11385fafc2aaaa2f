import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import { currentLocale } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { shortTitle } from '../../ui/short-title.ts'
import { type NewTask, prepareTask } from '../tasks/add.ts'
import { checkTask } from '../tasks/check-task.ts'
import { dateName } from '../tasks/due/day-in-words.ts'
import { emptyTask } from '../tasks/empty-task.ts'
import { parseQuickAdd } from '../tasks/quick-add.ts'
import classes from './day.module.css'

/** A task of the line: a to-do is due on the day, and a repeating one starts on it. */
function taskOn(day: string, read: ReturnType<typeof parseQuickAdd>): NewTask {
  const { title, type, gold, tags } = read
  const schedule = type === 'todo' ? { due: day } : { frequency: type, start: day }
  return { ...emptyTask, title, type, gold, tags, schedule }
}

/** Adds a task to a day. The line is read as in quick add. */
export function AddToDay({ day, today, tags }: { day: string; today: string; tags: readonly Tag[] }) {
  const { t } = useLingui()
  const [line, setLine] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  const date = dateName(day, today)

  function submit(event: FormEvent) {
    event.preventDefault()
    const task = taskOn(day, parseQuickAdd(line, tags, currentLocale()))
    const why = Object.values(checkTask(task, 'gold'))[0]
    if (why) return setProblem(why)
    setLine('')
    const title = shortTitle(task.title)
    // Unless the next line has been begun.
    const putBack = () => setLine((next) => next || line)
    void attempt(t`Couldn’t add “${title}”.`, prepareTask(task), putBack)
  }

  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.addLine} data-problem={problem !== null || undefined}>
        <IconPlus size={20} aria-hidden="true" />
        <input
          className={classes.addInput}
          data-adds
          value={line}
          onChange={(event) => {
            setLine(event.currentTarget.value)
            setProblem(null)
          }}
          aria-label={t`Add a task to ${date}`}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          placeholder={t`Add to ${date}…`}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
        />
        {line.trim() !== '' && (
          <button type="submit" className={classes.addButton}>
            <Trans>Add</Trans>
          </button>
        )}
      </div>
      {problem !== null && (
        <span id={problemId} className={classes.addProblem} role="alert">
          {problem}
        </span>
      )}
    </form>
  )
}
