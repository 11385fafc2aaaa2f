import { useLingui } from '@lingui/react/macro'
import { Radio, Stack } from '@mantine/core'
import type { SetPin } from '@questboard/api/pins/schema'

type Wall = SetPin['wall']

type WallChoiceProps = {
  /** Null: not known. */
  value: Wall | null
  onChange: (wall: Wall) => void
  /** Whether the choice is for the user, not for a child. */
  isOwn?: boolean
}

/** What the wall of a family tablet may show and do. */
export function WallChoice({ value, onChange, isOwn = false }: WallChoiceProps) {
  const { t } = useLingui()
  return (
    <Radio.Group
      label={isOwn ? t`Your tasks on the family screen` : t`Tasks on the family screen`}
      value={value}
      onChange={(chosen) => onChange(chosen as Wall)}
    >
      <Stack gap="xs" mt="xs">
        <Radio value="tap" label={t`A tap completes them`} description={t`Anyone who passes by can tick them.`} />
        <Radio value="pin" label={t`A tap asks for the PIN`} />
        <Radio value="off" label={t`Not shown`} />
      </Stack>
    </Radio.Group>
  )
}
