import { registerInput } from '@questboard/api/auth/schema'
import { describe, expect, it } from 'vitest'
import { checkFields } from './check-fields.ts'

const texts = { name: 'a name', email: 'an address', password: 'a password', birthDate: 'a day' }
const good = {
  name: 'Ани',
  email: 'ani@example.com',
  password: 'слънчоглед',
  passwordConfirmation: 'слънчоглед',
  birthDate: '1990-03-05',
}

describe('checkFields', () => {
  it('returns nothing for input that the API accepts', () => {
    expect(checkFields(registerInput, good, texts)).toEqual({})
  })

  it('returns one text per rejected field', () => {
    const refused = { ...good, name: '  ', email: 'ani', birthDate: '2021-02-30' }
    expect(checkFields(registerInput, refused, texts)).toEqual({
      name: 'a name',
      email: 'an address',
      birthDate: 'a day',
    })
  })

  it('counts characters, not bytes', () => {
    expect(checkFields(registerInput, { ...good, password: 'слънчогле' }, texts)).toEqual({ password: 'a password' })
  })
})
