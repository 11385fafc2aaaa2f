/**
 * The version of the sentence that guardians consent to. A changed sentence gets the next version, so that it is known
 * what each guardian agreed to.
 */
export const consentVersion = 1

/** The most guardians of a child, open requests included. Rules: Children. */
export const maxGuardians = 4

/** Days for which the link of a hand-over works. */
export const handOverDays = 7
