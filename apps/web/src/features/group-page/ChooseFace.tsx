import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group as Row, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { justJoined } from '../../app/just-joined.ts'
import { ofSession } from '../../app/of-session.ts'
import { trpc, trpcClient, trpcUtils } from '../../app/trpc.ts'
import { useSubmit } from '../../app/use-submit.ts'
import { FormProblem } from '../../ui/FormProblem.tsx'
import { Panel, PanelCard } from '../../ui/Panel.tsx'
import { announce } from '../../ui/toasts.ts'
import { othersIn } from '../groups/assignment.tsx'
import { useGroup } from '../groups/use-group.ts'
import { AvatarGrid } from '../store/AvatarGrid.tsx'
import { allAvatars } from '../store/all-avatars.ts'
import classes from './face.module.css'

/** Lets a new member choose an avatar, and proposes one that no other member has. */
export function ChooseFace({ groupId }: { groupId: string }) {
  const { t } = useLingui()
  const { group } = useGroup(groupId)
  const { data: avatars } = trpc.store.avatars.useQuery(allAvatars)
  const [{ avatar: own, generatedAvatar }] = trpc.profile.read.useSuspenseQuery({})
  const [chosen, setChosen] = useState<string>()
  const { send, isSending, problem } = useSubmit()
  const worn = new Set(othersIn(group).map(({ avatar }) => avatar?.id))
  const offered = avatars?.filter(({ owned }) => owned) ?? []
  // A drawing is like no other face.
  const isUnique = generatedAvatar !== null || (own !== null && !worn.has(own.id))
  const proposed = isUnique ? own?.id : offered.find(({ id }) => !worn.has(id))?.id
  const value = chosen ?? proposed
  const close = () => justJoined.write(null)

  const save = () =>
    send(async () => {
      if (value !== undefined && (value !== own?.id || chosen !== undefined)) {
        const saved = await ofSession(trpcClient.profile.setAvatar.mutate({ id: value }))
        if (!saved) return
        const { avatar, imageUrl, generatedAvatar, generatedAvatarUrl } = saved
        trpcUtils.profile.read.setData({}, (before) => {
          return before && { ...before, avatar, imageUrl, generatedAvatar, generatedAvatarUrl }
        })
        await trpcUtils.groups.read.invalidate({ id: groupId })
        announce(t`That’s your avatar now`)
      }
      close()
    })

  if (offered.length === 0) return null
  return (
    <div className={classes.room}>
      <Panel id="face" keepsTitle title={<Trans>Choose your avatar</Trans>}>
        <PanelCard>
          <Stack p="md">
            <Text c="dimmed">
              <Trans>The others will know you by it. You can change it at any time.</Trans>
            </Text>
            <AvatarGrid label={t`Avatar`} avatars={offered} value={value} onChoose={setChosen} />
            <FormProblem text={problem} />
            <Row justify="flex-end">
              <Button variant="subtle" onClick={close}>
                <Trans>Keep mine</Trans>
              </Button>
              <Button loading={isSending} onClick={() => void save()}>
                <Trans>This is me</Trans>
              </Button>
            </Row>
          </Stack>
        </PanelCard>
      </Panel>
    </div>
  )
}
