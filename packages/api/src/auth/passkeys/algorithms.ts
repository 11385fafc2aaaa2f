/** The signatures that are accepted, as COSE numbers: EdDSA, ES256 and RS256. All authenticators have one of them. */
export const algorithms = [-8, -7, -257]
