import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { foldText } from '@questboard/i18n'
import { IconCalendarDue, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Amount } from '../../../ui/Amount.tsx'
import { announce } from '../../../ui/toasts.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import tagClasses from '../../tags/dots.module.css'
import type { NewTask } from '../add.ts'
import { putBack } from '../put-back.ts'
import type { Span } from '../quick-add.ts'
import { moment, type ReadingOptions, readLine, readNewTask } from '../quick-add-reader.ts'
import { typeIcons, typeNames } from '../type-names.ts'
import { CreateTag } from './CreateTag.tsx'
import classes from './quick-add-preview.module.css'
import { dateInWords } from './schedule-in-words.ts'

type QuickAddPreviewProps = {
  line: string
  options: ReadingOptions
  /** Called with the line in which words of a field belong to the title. */
  onChange: (line: string) => void
  /** Moves the focus to the line. */
  focus: () => void
  onMore: ((begun: NewTask) => void) | undefined
}

/** Screen readers hear what was understood once no key was pressed for this long, in milliseconds. */
const pause = 700

/**
 * The parsed fields of quick add. Written ones are highlighted, defaults are pale. Each written field has a button that
 * puts its words back into the title.
 */
export function QuickAddPreview({ line, options, onChange, focus, onMore }: QuickAddPreviewProps) {
  const { t, i18n } = useLingui()
  const read = readLine(line, options)
  const { type, gold, said, date, tags, spans = [] } = read
  const { currency } = options
  const Icon = typeIcons[type]
  const typeName = i18n._(typeNames[type])
  const when = date && dateInWords(date, { today: moment().today, isPlain: !read.schedule })
  const known = tags.flatMap((id) => options.tags.find((tag) => tag.id === id) ?? [])
  const understood = [typeName, when, ...known.map(({ name }) => name)].filter(Boolean).join(', ')
  const [heard] = useDebouncedValue(when ? understood : '', pause)

  function remove(span: Pick<Span, 'field' | 'tag'>, words: string) {
    onChange(putBack(line, span, (text) => readLine(text, options)))
    focus()
    announce(t`“${words}” stays in the title.`)
  }

  function chip(field: Span['field'], text: ReactNode, { isSaid, tag }: { isSaid: boolean; tag?: string }) {
    const own = spans.filter((span) => span.field === field && span.tag === tag)
    const composed = line.normalize('NFC')
    const words = own.map(({ start, end }) => composed.slice(start, end)).join(' ')
    return (
      <span key={`${field} ${tag}`} className={classes.chip} data-said={isSaid || undefined} data-field={field}>
        {text}
        {own.length > 0 && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t`Keep “${words}” in the title`}
            onClick={() => remove({ field, ...(tag !== undefined && { tag }) }, words)}
          >
            <IconX size={14} aria-hidden="true" />
          </button>
        )}
      </span>
    )
  }

  return (
    <div className={classes.preview}>
      <div className={classes.chips}>
        {chip(
          'type',
          <>
            <Icon size={15} aria-hidden="true" />
            {typeName}
          </>,
          { isSaid: said.type },
        )}
        {when &&
          chip(
            'date',
            <>
              <IconCalendarDue size={15} aria-hidden="true" />
              {when}
            </>,
            { isSaid: true },
          )}
        {chip('gold', <Amount currency={currency} value={gold} size="sm" />, { isSaid: said.gold })}
        {known.map(({ id, color, name }) =>
          chip(
            'tag',
            <span className={tagClasses.tag} data-color={color} data-named>
              {name}
            </span>,
            { isSaid: true, tag: id },
          ),
        )}
        {unknownTags(line, spans).map((name) => (
          <CreateTag key={name} name={name} onCreated={focus} />
        ))}
      </div>
      {onMore && (
        <button type="button" className={classes.more} onClick={() => onMore(readNewTask(line, options))}>
          <Trans>More…</Trans>
        </button>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {heard && t`Understood: ${heard}`}
      </VisuallyHidden>
    </div>
  )
}

/** The names of tags that do not exist, each once. */
function unknownTags(line: string, spans: readonly Span[]): string[] {
  const composed = line.normalize('NFC')
  const names = spans
    .filter(({ field }) => field === 'unknownTag')
    .map(({ start, end }) => composed.slice(start + 1, end).replace(/[,;.]+$/u, ''))
  return [...new Map(names.map((name) => [foldText(name), name])).values()]
}
