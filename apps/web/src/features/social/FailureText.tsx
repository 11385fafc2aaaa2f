import { useFailureText } from '../../app/use-failure-text.ts'

/** Says why a call failed. */
export const FailureText = ({ error }: { error: unknown }) => useFailureText(error)
