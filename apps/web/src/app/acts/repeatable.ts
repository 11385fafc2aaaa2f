/**
 * A form's way to add what was written. The same words saved again, after an answer that was lost, are the same create:
 * it does not make two of them.
 */
export function repeatable<Written>(draft: (written: Written) => { add: () => Promise<void> }) {
  let last: { key: string; add: () => Promise<void> } | null = null
  return (written: Written): Promise<void> => {
    const key = JSON.stringify(written)
    if (last?.key !== key) last = { key, add: draft(written).add }
    return last.add()
  }
}
