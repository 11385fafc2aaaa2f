import { Trans } from '@lingui/react/macro'
import type { TaskType } from '@questboard/api/tasks/schema'
import { IconChecklist, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ownTags } from '../../tags/current.ts'
import type { Filters } from '../FilterChips.tsx'
import { typeIcons } from '../type-names.ts'

const nothing: Record<TaskType, { title: ReactNode; text: ReactNode }> = {
  todo: {
    title: <Trans>No to-dos yet</Trans>,
    text: <Trans>A to-do is done once and stays done.</Trans>,
  },
  daily: {
    title: <Trans>No daily tasks yet</Trans>,
    text: (
      <Trans>
        They reset every morning. Add one with <b>!daily</b>.
      </Trans>
    ),
  },
  weekly: {
    title: <Trans>No weekly tasks yet</Trans>,
    text: (
      <Trans>
        They reset every Monday. Add one with <b>!weekly</b>.
      </Trans>
    ),
  },
}

type NoTasksProps = { filters: Filters; onSearchArchive: () => void }

/** The text of a list in which no task matches the filters. */
export default function NoTasks({ filters: { types, query: text, tags }, onSearchArchive }: NoTasksProps) {
  const known = ownTags.useCurrent()
  const tagNames = known.filter(({ id }) => tags?.includes(id)).map(({ name }) => name)
  const query = [text, ...tagNames].filter(Boolean).join(', ')
  if (query) {
    return (
      <EmptyState
        icon={<IconSearch size={28} />}
        title={<Trans>No task with “{query}”</Trans>}
        action={
          <Button variant="default" onClick={onSearchArchive}>
            <Trans>Search the archive</Trans>
          </Button>
        }
      />
    )
  }
  const [type, ...others] = types
  if (type && others.length === 0) {
    const Icon = typeIcons[type]
    return <EmptyState icon={<Icon size={28} />} {...nothing[type]} />
  }
  return (
    <EmptyState
      icon={<IconChecklist size={28} />}
      title={<Trans>No tasks here yet</Trans>}
      text={<Trans>Write the first one in the line above.</Trans>}
    />
  )
}
