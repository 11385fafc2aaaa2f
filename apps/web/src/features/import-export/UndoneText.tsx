import { Plural } from '@lingui/react/macro'
import type { Undone } from './undo-imports.ts'

/** What remains of an import that was taken back, and why. */
export function UndoneText({ undone: { worked, changed, tags } }: { undone: Undone }) {
  return (
    <>
      {worked > 0 && (
        <Plural
          value={worked}
          one="# item was kept because you’ve already worked on it."
          other="# items were kept because you’ve already worked on them."
        />
      )}{' '}
      {changed > 0 && (
        <Plural
          value={changed}
          one="# item was kept because you’ve changed it since."
          other="# items were kept because you’ve changed them since."
        />
      )}{' '}
      {tags > 0 && (
        <Plural
          value={tags}
          one="# new tag was kept because it’s in use or was changed."
          other="# new tags were kept because they’re in use or were changed."
        />
      )}
    </>
  )
}

/** Whether anything remains. */
export const remains = ({ worked, changed, tags }: Undone): boolean => worked + changed + tags > 0
