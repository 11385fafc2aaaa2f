import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Shows above the buttons why a form was not saved. The input stays. */
export function FormProblem({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} role="alert">
      {text}
    </Alert>
  )
}
