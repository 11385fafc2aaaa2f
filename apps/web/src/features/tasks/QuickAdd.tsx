import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import type { TaskType } from '@questboard/api/tasks/schema'
import { isLocale } from '@questboard/i18n'
import { IconPlus } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { attempt } from '../../app/acts/attempt.ts'
import { isLetter, isTypedInto } from '../../ui/keys.ts'
import { openNewTask } from './act-on.tsx'
import { draftOf, type NewTask } from './add.ts'
import type { checkTask } from './check-task.ts'
import { focusQuickAdd } from './focus.ts'
import classes from './quick-add.module.css'
import { parseQuickAdd, type QuickAdd as Read } from './quick-add.ts'
import { Understood } from './Understood.tsx'

type QuickAddProps = { tags: readonly Tag[]; onAdd: (type: TaskType) => void }

/** The line that adds tasks: `n` leads to it from anywhere, Enter adds and leaves it ready for the next one. */
export function QuickAdd({ tags, onAdd }: QuickAddProps) {
  const { t, i18n } = useLingui()
  const [line, setLine] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const check = useRef<typeof checkTask>(null)
  const input = useRef<HTMLInputElement>(null)
  const read = parseQuickAdd(line, tags, isLocale(i18n.locale) ? i18n.locale : 'en')
  useEffect(() => watchShortcut(), [])

  // The rules come with the first letter: whoever only looks at the tasks does not load them.
  function loadRules() {
    void import('./check-task.ts').then(
      ({ checkTask }) => {
        check.current = checkTask
      },
      // Without them the server judges alone.
      () => {},
    )
  }

  function change(next: string) {
    setLine(next)
    setProblem(null)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    const written = newTaskOf(read)
    const refused = check.current?.(written) ?? (written.title === '' ? { title: t`Write a title first.` } : {})
    const why = Object.values(refused)[0]
    if (why) {
      if (line.trim() !== '') setProblem(why)
      return
    }
    const { title } = written
    const draft = draftOf(written)
    void attempt(t`“${title}” was not added.`, draft.add)
    setLine('')
    onAdd(written.type)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (line === '') input.current?.blur()
    else change('')
  }

  const isWriting = line.trim() !== ''
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.line} data-problem={problem !== null || undefined}>
        <IconPlus className={classes.plus} size={20} aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          data-quick-add
          value={line}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={loadRules}
          onKeyDown={onKeyDown}
          aria-label={t`Add a task`}
          aria-describedby="quick-add-help"
          aria-invalid={problem !== null}
          aria-keyshortcuts="n"
          placeholder={t`Add a task…`}
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
        />
        {isWriting ? (
          <button type="submit" className={classes.add}>
            <Trans>Add</Trans>
          </button>
        ) : (
          <span className={classes.key} aria-hidden="true">
            N
          </span>
        )}
      </div>
      <div className={classes.below} id="quick-add-help">
        {problem && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
        {isWriting ? (
          <Understood read={read} tags={tags} onMore={() => openNewTask(newTaskOf(read), () => setLine(''))} />
        ) : (
          <span className={classes.hint}>
            <Trans>
              Try <code>!daily</code>, <code>#health</code> or <code>15g</code>
            </Trans>
          </span>
        )}
      </div>
    </form>
  )
}

function newTaskOf({ title, type, gold, tags }: Read): NewTask {
  return { title, notes: '', type, gold, tags, requireResult: false }
}

/** `n` leads here from anywhere on the page, unless something is being written or a dialog is open. */
function watchShortcut(): () => void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, defaultPrevented, target } = event
    if (defaultPrevented || ctrlKey || metaKey || altKey || !isLetter(event, 'n') || isTypedInto(target)) return
    if (document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    focusQuickAdd()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
