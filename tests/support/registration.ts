import { goodPassword } from './test-server.ts'

/** What a new user sends to register. `about` replaces fields. */
export const registrationOf = (email: string, about: object = {}) => ({
  name: 'Ani',
  email,
  password: goodPassword,
  passwordConfirmation: goodPassword,
  birthDate: '2000-01-01',
  ...about,
})
