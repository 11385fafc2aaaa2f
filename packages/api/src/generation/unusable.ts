/** The provider's response cannot be used. The message contains nothing of the response. */
export class Unusable extends Error {
  override name = 'Unusable'
}
