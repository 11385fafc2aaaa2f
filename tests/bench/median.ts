/** The lower median of numbers in any order. NaN of none. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
