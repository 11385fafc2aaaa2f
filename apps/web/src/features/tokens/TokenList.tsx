/** The tokens of programs that act for the person. */
export function TokenList() {
  return null
}
