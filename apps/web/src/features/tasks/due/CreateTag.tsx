import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { attempt } from '../../../app/mutations/attempt.ts'
import { newId } from '../../../app/mutations/new-id.ts'
import { trpcClient, trpcUtils } from '../../../app/trpc.ts'
import { announce } from '../../../ui/toasts.ts'
import classes from './quick-add-preview.module.css'

/** Creates the tag that a line names. The line then has it. */
export function CreateTag({ name, onCreated }: { name: string; onCreated: () => void }) {
  const [isCreating, setCreating] = useState(false)
  const [id] = useState(newId)

  async function create() {
    setCreating(true)
    await attempt(t`Couldn’t create the tag “${name}”.`, async () => {
      const tag = await trpcClient.tags.create.mutate({ name, id })
      trpcUtils.dashboard.read.setData({}, (dashboard) => dashboard && { ...dashboard, tags: [...dashboard.tags, tag] })
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
