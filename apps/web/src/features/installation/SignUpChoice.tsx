import { Trans, useLingui } from '@lingui/react/macro'
import { Radio, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'

export type SignUp = 'open' | 'invited' | 'closed'

type SignUpChoiceProps = {
  value: SignUp
  /** What the operator has set, which no one can choose here. */
  fixed: SignUp | null
  onChange: (value: SignUp) => void
}

/** Who may create an account. */
export function SignUpChoice({ value, fixed, onChange }: SignUpChoiceProps) {
  const { t } = useLingui()
  const texts: Record<SignUp, [label: string, description: string]> = {
    open: [t`Anyone`, t`Good if only you can reach this server, or if it’s open to the whole world.`],
    invited: [t`People with an invitation`, t`An invitation to a group lets them in. Good for family and friends.`],
    closed: [t`No one`, t`People who are here can stay. You can still add children.`],
  }
  const shown = fixed ?? value
  return (
    <Radio.Group label={t`Who can sign up?`} value={shown} onChange={(next) => onChange(next as SignUp)}>
      <Stack gap="sm" mt="xs">
        {(Object.keys(texts) as SignUp[]).map((choice) => (
          <Radio
            key={choice}
            value={choice}
            label={texts[choice][0]}
            description={texts[choice][1]}
            disabled={fixed !== null}
            size="md"
          />
        ))}
      </Stack>
      {fixed && <Fixed>{`SIGN_UP=${fixed}`}</Fixed>}
    </Radio.Group>
  )
}

function Fixed({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="dimmed" mt="xs">
      <Trans>
        The server setting <code>{children}</code> decides this. To choose here, remove it and start the server again.
      </Trans>
    </Text>
  )
}
