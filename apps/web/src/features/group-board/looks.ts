/** The colour and the outline of a member's pawn. Two members with one colour have different outlines. */
export type Look = { colour: string; outline: string }

/** Dark enough for white initials, in the light and the dark theme. */
const colours = ['#1864ab', '#c92a2a', '#237032', '#6741d9', '#b54708', '#0b7285', '#a61e4d', '#495057']

/** Paths around (0, 0), about 1 in every direction, with room for two initials. */
const outlines = [
  // Circle.
  'M-.98 0a.98.98 0 1 0 1.96 0a.98.98 0 1 0-1.96 0z',
  // Square.
  'M-.62-.88h1.24q.26 0 .26.26v1.24q0 .26-.26.26h-1.24q-.26 0-.26-.26v-1.24q0-.26.26-.26z',
  // Diamond.
  'M0-1.15L1.15 0L0 1.15L-1.15 0z',
  // Hexagon.
  'M-.54-.94H.54L1.08 0L.54.94H-.54L-1.08 0z',
  // Shield.
  'M-.92-.9H.92V.1C.92.66.42.98 0 1.14C-.42.98-.92.66-.92.1z',
  // House.
  'M0-1.14L1-.26V.9H-1V-.26z',
  // Heart.
  'M0 1.1C-1.02.5-1.14-.06-1.1-.42C-1.04-.94-.34-1.12 0-.6C.34-1.12 1.04-.94 1.1-.42C1.14-.06 1.02.5 0 1.1z',
  // Star with eight points.
  'M0-1.16L.3-.76L.82-.82L.76-.3L1.16 0L.76.3L.82.82L.3.76L0 1.16L-.3.76L-.82.82L-.76.3L-1.16 0L-.76-.3L-.82-.82L-.3-.76z',
] as const

/** @param place of the member, in the order of joining */
export function lookOf(place: number): Look {
  const round = Math.floor(place / colours.length)
  return {
    colour: colours[place % colours.length] ?? '',
    outline: outlines[(place + round) % outlines.length] ?? '',
  }
}
