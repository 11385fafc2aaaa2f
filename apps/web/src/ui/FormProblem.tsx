import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Why a form was not saved, above its buttons. What was written stays. */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} role="alert">
      {text}
    </Alert>
  )
}
