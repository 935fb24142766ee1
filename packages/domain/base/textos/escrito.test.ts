import { expect, test } from 'vitest'
import { escritoDe } from './escrito.ts'

const publicado = { titulo: 'El de la isapre', version: 3, huella: 'ab', ejemplo: false }

test('a text with places is filled, and named by its class and version', () => {
  const escrito = escritoDe(
    { ...publicado, clase: 'firmaContrato', cuerpo: 'Firmo {folio}.\n\nY nada más.' },
    { folio: '7' },
  )
  expect(escrito).toMatchObject({ clave: 'firmaContrato/3', parrafos: ['Firmo 7.', 'Y nada más.'] })
})

test('one that was published with braces before there were places reads as it was written', () => {
  const { parrafos } = escritoDe({ ...publicado, clase: 'circularConyuge', cuerpo: 'Según {anexo 1}.' })
  expect(parrafos).toEqual(['Según {anexo 1}.'])
})
