import type { Member } from './crowds.ts'
import { Token } from './Token.tsx'

/** A member's pawn in a list, hidden from screen readers: the name is beside it. */
type MemberTokenProps = {
  member: Member
  /** Pixels. */
  size?: number
}

export function MemberToken({ member, size = 32 }: MemberTokenProps) {
  return (
    <svg width={size} height={size} viewBox="-1.3 -1.5 2.8 2.8" aria-hidden="true">
      <Token member={member} />
    </svg>
  )
}
