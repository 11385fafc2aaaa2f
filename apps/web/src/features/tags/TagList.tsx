import { Trans, useLingui } from '@lingui/react/macro'
import { Text } from '@mantine/core'
import type { Tag } from '@questboard/api/tags/schema'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import tagClasses from './dots.module.css'
import { NewTag } from './NewTag.tsx'
import { removeTag, updateTag } from './save.ts'
import { TagEditor } from './TagEditor.tsx'
import classes from './tags.module.css'
import { tagsIn } from './tags-in.ts'

/** The tags of the user or of a group: they can be created, renamed, recoloured and deleted. */
export function TagList({ groupId }: { groupId?: string }) {
  const { t } = useLingui()
  const tags = tagsIn(groupId).useCurrent()
  const own = tags.filter((tag) => tag.own)
  return (
    <section className={classes.manager} aria-label={t`Tags`}>
      {own.length > 0 ? (
        <ul className={classes.list}>
          {own.map((tag) => (
            <Row key={tag.id} tag={tag} />
          ))}
        </ul>
      ) : (
        <Text size="sm" c="dimmed">
          {groupId === undefined ? (
            <Trans>You have no tags of your own yet.</Trans>
          ) : (
            <Trans>The group has no tags of its own yet.</Trans>
          )}
        </Text>
      )}
      <NewTag groupId={groupId} />
      <div>
        <Text size="sm" c="dimmed">
          <Trans>These are always there:</Trans>
        </Text>
        <ul className={classes.shared}>
          {tags
            .filter((tag) => !tag.own)
            .map(({ id, name, color }) => (
              <li key={id} className={tagClasses.tag} data-color={color} data-named>
                {name}
              </li>
            ))}
        </ul>
      </div>
    </section>
  )
}

function Row({ tag }: { tag: Tag }) {
  const { t } = useLingui()
  const [isEditing, setEditing] = useState(false)
  const { id, name, color } = tag
  if (isEditing) {
    const close = () => {
      setEditing(false)
      setTimeout(() => document.querySelector<HTMLElement>(`[data-row="${id}"] [data-target]`)?.focus())
    }
    return (
      <li className={classes.row} data-row={id}>
        <TagEditor tag={{ name, color }} save={(written) => updateTag(tag, written)} close={close} />
      </li>
    )
  }
  return (
    <li className={classes.row} data-row={id}>
      <span className={`${tagClasses.tag} ${classes.name}`} data-color={color} data-named dir="auto">
        {name}
      </span>
      <IconButton size={40} aria-label={t`Edit “${name}”`} data-target onClick={() => setEditing(true)}>
        <IconPencil size={20} aria-hidden="true" />
      </IconButton>
      <IconButton size={40} aria-label={t`Delete “${name}”`} onClick={() => removeTag(tag)}>
        <IconTrash size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
