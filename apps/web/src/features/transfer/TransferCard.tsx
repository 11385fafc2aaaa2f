/** Tasks from elsewhere, and all that is here in files. */
export function TransferCard() {
  return null
}
