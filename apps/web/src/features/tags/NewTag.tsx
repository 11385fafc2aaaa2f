import { Trans } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { maxTags } from '@questboard/api/tags/schema'
import { IconPlus } from '@tabler/icons-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { repeatable } from '../../app/mutations/repeatable.ts'
import { nextColor } from './next-color.ts'
import { prepareTag, type TagValues } from './save.ts'
import { type SaveBegun, TagEditor } from './TagEditor.tsx'
import { tagsIn } from './tags-in.ts'

type NewTagProps = { groupId: string | undefined; onMade?: (id: string) => void; begun?: Ref<SaveBegun> }

/** A button that opens the fields of a new tag in its place. */
export function NewTag({ groupId, onMade, begun }: NewTagProps) {
  const tags = tagsIn(groupId).useCurrent()
  const [isOpen, setOpen] = useState(false)
  const made = useRef(onMade)
  useEffect(() => {
    made.current = onMade
  })
  const [save] = useState(() =>
    repeatable((written: TagValues) => prepareTag(groupId, written, (id) => made.current?.(id))),
  )
  const button = useRef<HTMLButtonElement>(null)

  if (tags.filter(({ own }) => own).length >= maxTags) {
    return (
      <Text size="sm" c="dimmed">
        <Trans>There are already {maxTags} tags, which is the limit. Delete one you no longer need.</Trans>
      </Text>
    )
  }
  if (isOpen) {
    const close = () => {
      setOpen(false)
      setTimeout(() => button.current?.focus())
    }
    return <TagEditor color={nextColor(tags)} save={save} close={close} begun={begun} />
  }
  return (
    <Button
      ref={button}
      variant="subtle"
      size="compact-md"
      leftSection={<IconPlus size={18} />}
      onClick={() => setOpen(true)}
      data-adds
    >
      <Trans>New tag</Trans>
    </Button>
  )
}
