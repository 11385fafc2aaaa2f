export function Landing() {
  return null
}
