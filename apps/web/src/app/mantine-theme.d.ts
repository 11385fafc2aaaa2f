/** Our theme, merged with Mantine's own when the web app is built. See build/mantine.ts. */
declare module 'virtual:mantine-theme' {
  const values: Omit<import('@mantine/core').MantineTheme, 'variantColorResolver'>
  export default values
}
