import { Trans, useLingui } from '@lingui/react/macro'
import { Chip, Input, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Group } from '@questboard/api/groups/schema'
import { createPoolInput, type Pool } from '@questboard/api/pools/schema'
import { useState } from 'react'
import { checkFields } from '../../app/check-fields.ts'
import { showInForm } from '../../app/form-failure.ts'
import { formatNumber } from '../../app/format-number.ts'
import { trpcClient } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormButtons } from '../../ui/FormButtons.tsx'
import { RubyInput } from '../../ui/RubyInput.tsx'
import { refreshGroup } from '../groups/refresh.ts'
import classes from './pools.module.css'

const maxRubies = Number(createPoolInput.shape.ruby.maxValue)

/** The form for what a group saves for. */
export function PoolForm({ group, pool, close }: { group: Group; pool: Pool | undefined; close: () => void }) {
  const { t } = useLingui()
  const allIds = group.members.map(({ userId }) => userId)
  const [members, setMembers] = useState(pool?.members ?? allIds)
  const [membersError, setMembersError] = useState<string | null>(null)
  const saved = pool?.saved ?? 0
  const [fewest, most] = [formatNumber(Math.max(1, saved)), formatNumber(maxRubies)]
  const texts = {
    name: t`Write what you’re saving for, in up to 150 characters.`,
    notes: t`Notes can have up to 5000 characters.`,
    ruby: t`Enter a number from ${fewest} to ${most}.`,
  }
  const read = (values: { name: string; notes: string; ruby: number | string }) => ({
    ...values,
    groupId: group.id,
    // Left out: all members, later ones too.
    ...(members.length < allIds.length && { members }),
  })
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { name: pool?.name ?? '', notes: pool?.notes ?? '', ruby: (pool?.ruby ?? 100) as number | string },
    validate: (values) =>
      Number(values.ruby) < saved ? { ruby: texts.ruby } : checkFields(createPoolInput, read(values), texts),
  })
  const { send, ...state } = useSubmit((error) => showInForm(form, error, { texts }))

  function submit(values: typeof form.values) {
    if (members.length === 0) return setMembersError(t`Choose at least one member.`)
    void send(async () => {
      const written = createPoolInput.parse(read(values))
      if (pool) await trpcClient.pools.update.mutate({ ...written, poolId: pool.id })
      else await trpcClient.pools.create.mutate(written)
      refreshGroup(group.id)
      close()
    })
  }

  return (
    <form onSubmit={form.onSubmit(submit)} noValidate>
      <Stack>
        <TextInput
          key={form.key('name')}
          {...form.getInputProps('name')}
          label={t`What are you saving for?`}
          dir="auto"
          autoComplete="off"
          data-autofocus
        />
        <RubyInput
          key={form.key('ruby')}
          {...form.getInputProps('ruby')}
          label={t`Price in rubies`}
          min={Math.max(1, saved)}
          max={100_000}
          step={10}
        />
        <Textarea
          key={form.key('notes')}
          {...form.getInputProps('notes')}
          label={t`Notes`}
          dir="auto"
          autosize
          maxRows={6}
        />
        <Input.Wrapper label={t`Who can add rubies`} labelElement="div" size="md" error={membersError}>
          <Chip.Group
            multiple
            value={members}
            onChange={(chosen) => {
              setMembers(chosen)
              setMembersError(null)
            }}
          >
            <div className={classes.people}>
              {group.members.map(({ userId, name }) => (
                <Chip key={userId} value={userId} size="md">
                  <span dir="auto">{name}</span>
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </Input.Wrapper>
        <FormButtons {...state} close={close}>
          {pool ? <Trans>Save</Trans> : <Trans>Add</Trans>}
        </FormButtons>
      </Stack>
    </form>
  )
}
