/** The provider did answer, with something that cannot be used. The message is ours, and tells nothing of the answer. */
export class Unusable extends Error {
  override name = 'Unusable'
}
