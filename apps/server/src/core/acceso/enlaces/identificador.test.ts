import { describe, expect, test } from 'vitest'
import { createVault } from '../../../platform/vault.ts'
import { DATA_KEY } from '../../../testing/template.ts'
import { issueIdentificador, readIdentificador, verifySello } from './identificador.ts'

const vault = createVault(DATA_KEY)
const enlace = { id: 12, asesorId: 3, jefeId: 7, expira: '2026-10-07T21:00:00.000Z', sal: 'sal' }
/** Links whose identifiers hold each of the letters that a link can spoil. */
const muchos = Array.from({ length: 200 }, (_, sal) => ({ ...enlace, id: sal + 1, sal: String(sal) }))
const emitidos = muchos.map((e) => ({ enlace: e, texto: issueIdentificador(vault, 'asesor', e) }))

const holds = (texto: string, of = enlace) => {
  const leido = readIdentificador(texto)
  return leido?.enlaceId === of.id && verifySello(vault, 'asesor', of, leido.sello)
}

test('an identifier is standard base64, with every letter that it has', () => {
  const letters = emitidos.map((e) => e.texto).join('')
  for (const letter of '+/=') expect(letters).toContain(letter)
})

describe('an identifier is read', () => {
  test.each([
    ['as it was made', (t: string) => t],
    ['with its + turned into blanks', (t: string) => t.replaceAll('+', ' ')],
    ['in url-safe letters', (t: string) => t.replaceAll('+', '-').replaceAll('/', '_')],
    ['without padding', (t: string) => t.replace(/=+$/, '')],
  ])('%s', (_title, spoil) => {
    for (const { texto, enlace: of } of emitidos) expect(holds(spoil(texto), of)).toBe(true)
  })
})

describe('an identifier does not hold', () => {
  const texto = issueIdentificador(vault, 'asesor', enlace)
  test.each([
    ['of the other part', issueIdentificador(vault, 'jefe', { ...enlace, jefeId: enlace.asesorId })],
    ['of another link', issueIdentificador(vault, 'asesor', { ...enlace, id: 13 })],
    ['of another advisor', issueIdentificador(vault, 'asesor', { ...enlace, asesorId: 4 })],
    ['of another expiry', issueIdentificador(vault, 'asesor', { ...enlace, expira: '2026-10-09T21:00:00.000Z' })],
    ['of another key', issueIdentificador(createVault(Buffer.alloc(32, 8).toString('base64')), 'asesor', enlace)],
    ['empty', ''],
    ['cut', texto.slice(0, 20)],
    ['a seal alone', texto.slice(0, 40)],
    ['with more behind it', `${texto}AAAA`],
    ['in other letters', 'identificador de la asesora'],
  ])('%s', (_title, other) => {
    expect(holds(other)).toBe(false)
  })

  test('with any one of its letters changed', () => {
    const letters = Array.from(texto.replace(/=+$/, ''))
    const changed = letters.map((letter, at) => letters.with(at, letter === 'A' ? 'B' : 'A').join(''))
    expect(changed.filter((other) => holds(other))).toEqual([])
  })
})
