export const goodPassword = 'correct horse battery'

/** What a new user sends to register. `about` replaces fields. */
export const registrationOf = (
  email: string,
  about: { name?: string; lang?: 'bg' | 'en'; birthDate?: string } = {},
) => ({
  name: 'Ani',
  email,
  password: goodPassword,
  passwordConfirmation: goodPassword,
  birthDate: '2000-01-01',
  ...about,
})
