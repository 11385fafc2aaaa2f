import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../app/mutations/attempt.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { announce } from '../../../ui/toasts.ts'
import classes from './quick-add-preview.module.css'

type CreateTagProps = {
  name: string
  /** Left out: a tag of the player's own. */
  groupId: string | undefined
  onCreated: () => void
}

/** Creates the tag that a line names. The line then has it. */
export function CreateTag({ name, groupId, onCreated }: CreateTagProps) {
  const [isCreating, setCreating] = useState(false)

  async function create() {
    setCreating(true)
    await attempt(t`Couldn’t create the tag “${name}”.`, async () => {
      if (groupId === undefined) {
        const tag = await trpcClient.tags.create.mutate({ name })
        trpcUtils.dashboard.read.setData(
          {},
          (dashboard) => dashboard && { ...dashboard, tags: [...dashboard.tags, tag] },
        )
      } else {
        const tag = await trpcClient.groupTags.create.mutate({ groupId, name })
        trpcUtils.groupTags.list.setData(
          { groupId },
          (tags) => tags && [...tags.filter(({ id }) => id !== tag.id), tag],
        )
      }
      announce(t`Tag created: ${name}`)
      onCreated()
    })
    setCreating(false)
  }

  return (
    <button type="button" className={classes.create} disabled={isCreating} onClick={() => void create()}>
      <IconPlus size={14} aria-hidden="true" />
      <Trans>Create tag #{name}</Trans>
    </button>
  )
}
