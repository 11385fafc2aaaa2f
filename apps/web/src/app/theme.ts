import { createTheme, type MantineColorsTuple } from '@mantine/core'

/*
 * Mantine's colours, radii and fonts. White text on shade 6 has a contrast of at least 4.5:1. Colours with a meaning of
 * their own (gold, surfaces, lines) are tokens in tokens.css.
 */

const blue: MantineColorsTuple = [
  '#edf4ff',
  '#dbe8ff',
  '#b5cefd',
  '#8db4ff',
  '#6699f9',
  '#4381f0',
  '#2468e5',
  '#1d56c2',
  '#17479f',
  '#123a82',
]
const green: MantineColorsTuple = [
  '#e9f9f0',
  '#d3f1e0',
  '#a6e3c2',
  '#77d5a3',
  '#4cc788',
  '#2cb472',
  '#1e7f4f',
  '#196b43',
  '#145737',
  '#0f442b',
]
const red: MantineColorsTuple = [
  '#ffedee',
  '#ffd9db',
  '#fbb1b6',
  '#f58790',
  '#ee616d',
  '#e1434f',
  '#c92f3d',
  '#a92632',
  '#8b1f2a',
  '#6f1922',
]
const orange: MantineColorsTuple = [
  '#fff3e6',
  '#ffe4c7',
  '#ffc88f',
  '#ffab54',
  '#fb9127',
  '#e97a0c',
  '#b85a00',
  '#994b00',
  '#7c3d00',
  '#613000',
]
const gray: MantineColorsTuple = [
  '#f4f7fc',
  '#eaf0f8',
  '#dde5f1',
  '#ccd6e6',
  '#b4c0d4',
  '#8592ab',
  '#5b6680',
  '#434d66',
  '#2b3550',
  '#1b2437',
]
const dark: MantineColorsTuple = [
  '#e8edf7',
  '#c7d0e2',
  '#a3afc7',
  '#8f9cb7',
  '#37445f',
  '#2a3652',
  '#222c45',
  '#182033',
  '#121929',
  '#0d1321',
]

export const theme = createTheme({
  primaryColor: 'blue',
  primaryShade: 6,
  colors: { blue, green, red, orange, gray, dark },
  black: '#1b2437',
  fontFamily: 'var(--qb-text)',
  headings: {
    fontFamily: 'var(--qb-display)',
    fontWeight: '800',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.15' },
      h2: { fontSize: '1.5rem', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.25' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.3' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  shadows: { md: 'var(--qb-shadow)', lg: 'var(--qb-shadow)', xl: 'var(--qb-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' }, classNames: { root: 'qb-button' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    // Round ones look as if only one could be chosen.
    Checkbox: { defaultProps: { radius: 'xs' } },
    Modal: { defaultProps: { radius: 'lg', size: 600 }, classNames: { title: 'qb-dialog-title' } },
  },
})
