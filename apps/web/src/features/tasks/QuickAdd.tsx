import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import { IconPlus } from '@tabler/icons-react'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lazyWithRetry } from '../../app/lazy-with-retry.ts'
import { loadCatalog } from '../../app/locale.ts'
import { attempt } from '../../app/mutations/attempt.ts'
import { isCharacter, isShortcut } from '../../ui/keys.ts'
import { shortTitle } from '../../ui/short-title.ts'
import type { NewTask } from './add.ts'
import type { checkTask } from './check-task.ts'
import classes from './quick-add.module.css'
import type { ReadingOptions } from './quick-add-reader.ts'

type Reader = typeof import('./quick-add-reader.ts')

/** Reads lines. Players who only look at their tasks do not load it. */
let reader: Reader | undefined

async function loadReader(): Promise<Reader> {
  reader ??= await import('./quick-add-reader.ts')
  return reader
}

const loadPreview = () => Promise.all([import('./due/QuickAddPreview.tsx'), loadReader(), loadCatalog('schedules')])
const QuickAddPreview = lazyWithRetry(() => loadPreview().then(([module]) => ({ default: module.QuickAddPreview })))

type QuickAddProps = {
  tags: readonly Tag[]
  /** The currency of the payment, gold by default. */
  currency?: 'gold' | 'ruby'
  /** Whether dates are read. Left out for tasks that have no date. */
  dates?: boolean
  /** Whom a line can assign, and whose tags can be created. */
  group?: Pick<ReadingOptions, 'people' | 'groupId'>
  /** What can be written, shown while the line is empty. */
  hint?: ReactNode
  /** Adds the task. `putBack` shows the line again, if the server refuses the task. */
  onAdd: (task: NewTask & { assigned?: string[] }, putBack: () => void) => void
  /**
   * Opens the full form with the input. `clear` empties quick add once the task has been added there. Without it, the
   * form is not offered.
   */
  onMore?: (begun: NewTask & { assigned?: string[] }, clear: () => void) => void
  /** Called with the task in the input that is not added yet, or null. */
  onWriting?: (task: NewTask | null) => void
  /** Whether `n` moves the focus to quick add from anywhere on the page. */
  shortcut?: boolean
}

/** Quick add: Enter adds the task and empties the input for the next one. */
export function QuickAdd({
  tags,
  currency = 'gold',
  dates,
  group,
  hint,
  onAdd,
  onMore,
  onWriting,
  shortcut = true,
}: QuickAddProps) {
  const { t } = useLingui()
  const [line, setLine] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const check = useRef<typeof checkTask>(null)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const options = { tags, currency, dates, ...group }
  // Before the first paint, so that a key pressed at sight is not lost.
  useLayoutEffect(() => {
    if (!shortcut) return
    // The shortcut of the installed app opens this address.
    if (location.hash === '#add') input.current?.focus()
    return watchShortcut(input)
  }, [shortcut])

  // Users who only look at their tasks load neither.
  function loadRules() {
    loadPreview().catch(() => {})
    void Promise.all([import('./check-task.ts'), loadCatalog('schedules')]).then(
      ([{ checkTask }]) => {
        check.current = checkTask
      },
      // Without the rules only the server validates.
      () => {},
    )
  }

  function change(next: string) {
    setLine(next)
    setProblem(null)
    if (!onWriting) return
    if (next.trim() === '') onWriting(null)
    else if (reader) onWriting(reader.readNewTask(next, options))
    else
      loadReader().then(
        () => change(input.current?.value ?? ''),
        () => {},
      )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (reader) {
      if (addLine(reader, line)) change('')
      return
    }
    // The next line can be written meanwhile.
    change('')
    const title = shortTitle(line)
    const back = () => putBack(line)
    void attempt(t`Couldn’t add “${title}”.`, async () => addLine(await loadReader(), line) || back(), back)
  }

  /** Shows a line again, unless the next one has been begun. */
  const putBack = (written: string) => setLine((next) => next || written)

  function addLine({ readNewTask, problemOf }: Reader, written: string): boolean {
    const task = readNewTask(written, options)
    const refused = check.current?.(task, currency) ?? (task.title === '' ? { title: t`Enter a title first.` } : {})
    const why = problemOf(written, options) ?? Object.values(refused)[0]
    if (why) {
      if (written.trim() !== '') setProblem(why)
      return false
    }
    onAdd(task, () => putBack(written))
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (line === '') input.current?.blur()
    else change('')
  }

  const isWriting = line.trim() !== ''
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.line} data-problem={problem !== null || undefined}>
        <IconPlus className={classes.plus} size={20} aria-hidden="true" />
        <input
          ref={input}
          className={classes.input}
          data-adds
          value={line}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={loadRules}
          onKeyDown={onKeyDown}
          aria-label={t`Add a task`}
          aria-describedby={helpId}
          aria-invalid={problem !== null}
          aria-keyshortcuts={shortcut ? 'n' : undefined}
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
          shortcut && (
            <span className={classes.key} aria-hidden="true">
              N
            </span>
          )
        )}
      </div>
      <div className={classes.below} id={helpId}>
        {problem && (
          <span className={classes.problem} role="alert">
            {problem}
          </span>
        )}
        {isWriting ? (
          <Suspense>
            <QuickAddPreview
              line={line}
              options={options}
              onChange={change}
              focus={() => input.current?.focus()}
              onMore={onMore && ((begun) => onMore(begun, () => change('')))}
            />
          </Suspense>
        ) : (
          <span className={classes.hint}>
            {hint ??
              (currency === 'ruby' ? (
                <Trans>
                  Try <code>#health</code> or <code>15r</code>
                </Trans>
              ) : dates ? (
                <Trans>
                  Try <code>tomorrow 9:00</code>, <code>every Friday</code> or <code>15g</code>
                </Trans>
              ) : (
                <Trans>
                  Try <code>!daily</code>, <code>#health</code> or <code>15g</code>
                </Trans>
              ))}
          </span>
        )}
      </div>
    </form>
  )
}

/** `n` moves the focus here from anywhere on the page, unless a field has the focus or a dialog is open. */
function watchShortcut(input: RefObject<HTMLInputElement | null>): () => void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (!isCharacter(event, 'n') || !isShortcut(event)) return
    event.preventDefault()
    input.current?.focus()
    input.current?.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
