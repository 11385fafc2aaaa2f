import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { loadCatalog } from '../../../app/locale.ts'
import { attempt } from '../../../app/mutations/attempt.ts'
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
      const [{ prepareTag }] = await Promise.all([import('../../tags/save.ts'), loadCatalog('tags')])
      await prepareTag(groupId, { name, color: 'gray' }, onCreated)()
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
