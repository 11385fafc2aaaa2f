import { Trans, useLingui } from '@lingui/react/macro'
import type { Tag } from '@questboard/api/tags/schema'
import { isLocale } from '@questboard/i18n'
import { IconPlus } from '@tabler/icons-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { isLetter, isShortcut } from '../../ui/keys.ts'
import type { NewTask } from './add.ts'
import type { checkTask } from './check-task.ts'
import { emptyTask } from './empty-task.ts'
import classes from './quick-add.module.css'
import { parseQuickAdd, type QuickAdd as Read } from './quick-add.ts'

const loadPreview = () => import('./QuickAddPreview.tsx')
const QuickAddPreview = lazy(() => loadPreview().then((module) => ({ default: module.QuickAddPreview })))

type QuickAddProps = {
  tags: readonly Tag[]
  /** The currency of the payment, gold by default. */
  currency?: 'gold' | 'ruby'
  onAdd: (task: NewTask) => void
  /**
   * Opens the full form with the input. `clear` empties quick add once the task has been added there. Without it, the
   * form is not offered.
   */
  onMore?: (begun: NewTask, clear: () => void) => void
  /** Called with the task in the input that is not added yet, or null. */
  onWriting?: (task: NewTask | null) => void
  /** Whether `n` moves the focus to quick add from anywhere on the page. */
  shortcut?: boolean
}

/** Quick add: Enter adds the task and empties the input for the next one. */
export function QuickAdd({ tags, currency = 'gold', onAdd, onMore, onWriting, shortcut = true }: QuickAddProps) {
  const { t, i18n } = useLingui()
  const [line, setLine] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const check = useRef<typeof checkTask>(null)
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const readLine = (text: string) => parseQuickAdd(text, tags, isLocale(i18n.locale) ? i18n.locale : 'en', currency)
  const read = readLine(line)
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
    void import('./check-task.ts').then(
      ({ checkTask }) => {
        check.current = checkTask
      },
      // Without the rules only the server validates.
      () => {},
    )
  }

  function change(next: string) {
    setLine(next)
    setProblem(null)
    onWriting?.(next.trim() === '' ? null : newTaskOf(readLine(next)))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    const written = newTaskOf(read)
    const refused =
      check.current?.(written, currency) ?? (written.title === '' ? { title: t`Enter a title first.` } : {})
    const why = Object.values(refused)[0]
    if (why) {
      if (line.trim() !== '') setProblem(why)
      return
    }
    change('')
    onAdd(written)
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
              read={read}
              tags={tags}
              currency={currency}
              onMore={onMore && (() => onMore(newTaskOf(read), () => change('')))}
            />
          </Suspense>
        ) : (
          <span className={classes.hint}>
            {currency === 'ruby' ? (
              <Trans>
                Try <code>#health</code> or <code>15r</code>
              </Trans>
            ) : (
              <Trans>
                Try <code>!daily</code>, <code>#health</code> or <code>15g</code>
              </Trans>
            )}
          </span>
        )}
      </div>
    </form>
  )
}

function newTaskOf({ title, type, gold, tags }: Read): NewTask {
  return { ...emptyTask, title, type, gold, tags }
}

/** `n` moves the focus here from anywhere on the page, unless a field has the focus or a dialog is open. */
function watchShortcut(input: RefObject<HTMLInputElement | null>): () => void {
  const onKeyDown = (event: globalThis.KeyboardEvent) => {
    if (!isLetter(event, 'n') || !isShortcut(event)) return
    event.preventDefault()
    input.current?.focus()
    input.current?.scrollIntoView({ block: 'nearest' })
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}
