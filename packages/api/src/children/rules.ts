/**
 * The version of the sentence that guardians consent to. A changed sentence gets the next version, so that it is known
 * what each guardian agreed to.
 */
export const consentVersion = 1

/** The most guardians of a child, open requests included. Specification: Managed members. */
export const mostGuardians = 4

/** The most children of a guardian, including those whose deletion is pending. */
export const mostChildren = 50

/** Days for which the link of a hand-over works. */
export const handOverDays = 7
