import type { CreateToken } from '@questboard/api/tokens/schema'
import { useState } from 'react'
import { NewToken } from './NewToken.tsx'
import { TokenForm } from './TokenForm.tsx'

type TokenDialogProps = {
  /** @returns the token */
  make: (wanted: CreateToken) => Promise<string>
  close: () => void
}

/** The form for a token, and then the token, which is shown only once. */
export function TokenDialog({ make, close }: TokenDialogProps) {
  const [token, setToken] = useState<string | null>(null)
  if (token !== null) return <NewToken token={token} close={close} />
  return <TokenForm make={async (wanted) => setToken(await make(wanted))} close={close} />
}
