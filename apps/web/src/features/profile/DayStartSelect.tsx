import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { dayStartsAt as dayStarts, type Profile } from '@questboard/api/profile/schema'

type DayStart = Profile['dayStartsAt']

type DayStartSelectProps = {
  value: DayStart | null
  /** Null: the choice of `unknown`. */
  onChoose: (start: DayStart | null) => void
  /** What the choice is called that keeps a start that is not known. Left out: the start is known. */
  unknown?: string | undefined
  description: string
  /** Whether the description changes when the choice is saved. */
  isStatus?: boolean
}

/** When the days of a player start. */
export function DayStartSelect({ value, onChoose, unknown, description, isStatus = false }: DayStartSelectProps) {
  const { t } = useLingui()
  return (
    <NativeSelect
      size="md"
      maw={280}
      label={t`A new day starts at`}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChoose(dayStarts.options.find((start) => start === currentTarget.value) ?? null)
      }
      data={[...(unknown === undefined ? [] : [{ value: '', label: unknown }]), ...dayStarts.options]}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      {...(isStatus && { descriptionProps: { role: 'status' } })}
    />
  )
}
