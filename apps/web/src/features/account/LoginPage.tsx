export function LoginPage(_props: { redirect?: string }) {
  return null
}
