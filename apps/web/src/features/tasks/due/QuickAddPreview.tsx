import { Trans, useLingui } from '@lingui/react/macro'
import { useDebouncedValue } from '@mantine/hooks'
import { foldText } from '@questboard/i18n'
import { IconCalendarDue, IconUserQuestion, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { currentLocale } from '../../../app/locale.ts'
import { Amount } from '../../../ui/Amount.tsx'
import { Portrait } from '../../../ui/Portrait.tsx'
import { announce } from '../../../ui/toasts.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import tagClasses from '../../tags/dots.module.css'
import type { NewTask } from '../add.ts'
import { keepInTitle } from '../keep-in-title.ts'
import { maxGold, type Span } from '../quick-add.ts'
import { quickAddNow, type ReadingOptions, readLine, readNewTask } from '../quick-add-reader.ts'
import { typeIcons, typeNames } from '../type-names.ts'
import { CreateTag } from './CreateTag.tsx'
import { completionsOf, unreadWords } from './completions.ts'
import { peopleProblem } from './people-problem.ts'
import classes from './quick-add-preview.module.css'
import { dateInWords } from './schedule-in-words.ts'

type QuickAddPreviewProps = {
  line: string
  options: ReadingOptions
  /** Called with the line in which words of a field belong to the title. */
  onChange: (line: string) => void
  /** Moves the focus to the line. */
  focus: () => void
  onMore: ((begun: NewTask & { assigned?: string[] }) => void) | undefined
}

/** Screen readers hear what was understood once no key was pressed for this long. */
const pauseMs = 700

/**
 * The parsed fields of quick add. Written ones are highlighted, defaults are pale. Each written field has a button that
 * keeps its words in the title.
 */
export function QuickAddPreview({ line, options, onChange, focus, onMore }: QuickAddPreviewProps) {
  const { t, i18n } = useLingui()
  const read = readLine(line, options)
  const { type, gold, explicit, date, tags, named, spans = [] } = read
  const { currency, people = [], groupId } = options
  const Icon = typeIcons[type]
  const typeName = i18n._(typeNames[type])
  const when = date && dateInWords(date, { today: quickAddNow().today, isPlain: !read.schedule })
  const known = tags.flatMap((id) => options.tags.find((tag) => tag.id === id) ?? [])
  const assigned = people.filter(({ id }) => named?.assigned.includes(id))
  const who = assigned.map(({ name }) => name)
  const problem = named && peopleProblem(named, people)
  const summary = [typeName, when, ...who, ...known.map(({ name }) => name), problem].filter(Boolean).join(', ')
  const [announcement] = useDebouncedValue(when || named ? summary : '', pauseMs)
  const offered = completionsOf(line, options.tags, currentLocale())
  const unread = unreadWords(read.title, currency)
  const isOwn = assigned.some(({ isMe }) => isMe)

  function complete(word: string) {
    onChange(`${line.normalize('NFC').slice(0, offered.start)}${word} `)
    focus()
  }

  function remove(span: Pick<Span, 'field' | 'tag' | 'person'>, words: string) {
    onChange(keepInTitle(line, span, (text) => readLine(text, options)))
    focus()
    announce(t`“${words}” stays in the title.`)
  }

  function chip(field: Span['field'], text: ReactNode, { isExplicit, tag, person }: ChipOf) {
    const own = spans.filter((span) => span.field === field && span.tag === tag && span.person === person)
    const composed = line.normalize('NFC')
    const words = own.map(({ start, end }) => composed.slice(start, end)).join(' ')
    return (
      <span
        key={`${field} ${tag} ${person}`}
        className={classes.chip}
        data-explicit={isExplicit || undefined}
        data-field={field}
      >
        {text}
        {own.length > 0 && (
          <button
            type="button"
            className={classes.remove}
            aria-label={t`Keep “${words}” in the title`}
            onClick={() =>
              remove({ field, ...(tag !== undefined && { tag }), ...(person !== undefined && { person }) }, words)
            }
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
        {offered.words.map((word) => (
          <button key={word} type="button" className={classes.create} data-offered onClick={() => complete(word)}>
            {word}
          </button>
        ))}
        {problem && (
          <span className={classes.chip} data-problem>
            <IconUserQuestion size={15} aria-hidden="true" />
            {problem}
          </span>
        )}
        {assigned.map(({ id, name }) =>
          chip(
            'person',
            <>
              <Portrait name={name} imageUrl={null} size={20} />
              <bdi>{name}</bdi>
            </>,
            { isExplicit: true, person: id },
          ),
        )}
        {named && !problem && assigned.length === 0 && (
          <span className={classes.chip}>
            <IconUserQuestion size={15} aria-hidden="true" />
            <Trans>Not assigned yet</Trans>
          </span>
        )}
        {chip(
          'type',
          <>
            <Icon size={15} aria-hidden="true" />
            {typeName}
          </>,
          { isExplicit: explicit.type },
        )}
        {when &&
          chip(
            'date',
            <>
              <IconCalendarDue size={15} aria-hidden="true" />
              {when}
            </>,
            { isExplicit: true },
          )}
        {chip('gold', <Amount currency={currency} value={isOwn ? 0 : gold} size="sm" />, { isExplicit: explicit.gold })}
        {known.map(({ id, color, name }) =>
          chip(
            'tag',
            <span className={tagClasses.tag} data-color={color} data-named>
              {name}
            </span>,
            { isExplicit: true, tag: id },
          ),
        )}
        {unread.amounts.map((word) => (
          <span key={word} className={classes.chip} data-field="unread">
            <Trans>
              “{word}” stays in the title: from 0 to {maxGold}
            </Trans>
          </span>
        ))}
        {unread.types.map((word) => (
          <span key={word} className={classes.chip} data-field="unread">
            <Trans>“{word}” stays in the title</Trans>
          </span>
        ))}
        {unknownTags(line, spans).map((name) => (
          <CreateTag key={name} name={name} groupId={groupId} onCreated={focus} />
        ))}
      </div>
      {onMore && (
        <button type="button" className={classes.more} onClick={() => onMore(readNewTask(line, options))}>
          <Trans>More…</Trans>
        </button>
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {announcement && t`Understood: ${announcement}`}
      </VisuallyHidden>
    </div>
  )
}

type ChipOf = { isExplicit: boolean; tag?: string; person?: string }

/** The names of tags that do not exist, each once. */
function unknownTags(line: string, spans: readonly Span[]): string[] {
  const composed = line.normalize('NFC')
  const names = spans
    .filter(({ field }) => field === 'unknownTag')
    .map(({ start, end }) => composed.slice(start + 1, end).replace(/[,;.]+$/u, ''))
  return [...new Map(names.map((name) => [foldText(name), name])).values()]
}
