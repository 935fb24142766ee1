import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { leida } from '../shapes/base/ficha/leida.ts'
import { fichas, type Pide } from '../testing/fichas.ts'
import { registroDe } from '../testing/registros.ts'
import type { Ficha, FormOf } from './ficha.ts'
import { envioDe, pantallaDe, respuestaDe, rowOf, sobreponer, vacio } from './formas.ts'
import { antecedentes, enFrase, persona, prospecto } from './postulacion/prospecto.ts'

/** Steps of a field from the screen to the table and back; each step reads its own table of fields. */
const lugares = ['payload', 'shape', 'form', 'columns', 'reply', 'reply shape', 'screen'] as const
type Conocen = Readonly<Record<(typeof lugares)[number], Ficha>>

/** Sends a form, checks, merges, stores, reads and shows it again; each step by its own table. */
function vuelta(form: FormOf<Ficha>, conoce: Conocen, pide: Pide): FormOf<Ficha> {
  const payload = JSON.parse(JSON.stringify(envioDe(conoce.payload, form)))
  const sent = z.object(pide(conoce.shape)).parse(payload)
  const laid = sobreponer(conoce.form, vacio(conoce.form), sent)
  const row = rowOf(conoce.columns, laid)
  const reply = JSON.parse(JSON.stringify(respuestaDe(conoce.reply, row)))
  return pantallaDe(conoce.screen, z.object(leida(conoce['reply shape'])).parse(reply))
}

const todos = (ficha: Ficha): Conocen => ({
  payload: ficha,
  shape: ficha,
  form: ficha,
  columns: ficha,
  reply: ficha,
  'reply shape': ficha,
  screen: ficha,
})
const sin = (ficha: Ficha, campo: string): Ficha =>
  Object.fromEntries(Object.entries(ficha).filter(([nombre]) => nombre !== campo))

/** Fields without a column come back empty: other fields imply their value. */
const guardado = (ficha: Ficha, form: FormOf<Ficha>): FormOf<Ficha> =>
  Object.fromEntries(
    Object.entries(ficha).map(([campo, { columna, especie }]) => [
      campo,
      columna === null ? especie.vacio : form[campo],
    ]),
  )
const conColumna = (ficha: Ficha, campo: string) => ficha[campo]?.columna !== null

describe.each(fichas)('%s', (_nombre, ficha, pide) => {
  test('comes back equal after the round trip', () => {
    fc.assert(
      fc.property(registroDe(ficha), (form) => {
        expect(vuelta(form, todos(ficha), pide)).toEqual(guardado(ficha, form))
      }),
      { numRuns: 200 },
    )
  })

  const faltas = Object.keys(ficha).flatMap((campo) =>
    (conColumna(ficha, campo) ? lugares : lugares.slice(0, 3)).map((lugar) => [campo, lugar] as const),
  )
  test.each(faltas)('%s forgotten by the %s does not come back', (campo, lugar) => {
    const conoce = { ...todos(ficha), [lugar]: sin(ficha, campo) }
    const seNota = (form: FormOf<Ficha>) => {
      try {
        return JSON.stringify(vuelta(form, conoce, pide)) !== JSON.stringify(guardado(ficha, form))
      } catch {
        return true
      }
    }
    expect(fc.sample(registroDe(ficha), { numRuns: 60, seed: 7 }).some(seNota)).toBe(true)
  })

  test('every field has a label of its own, and a name in a sentence', () => {
    const etiquetas = Object.values(ficha).map(({ etiqueta }) => etiqueta)
    expect(etiquetas.every((etiqueta) => etiqueta.trim().length > 2)).toBe(true)
    expect(new Set(etiquetas).size).toBe(etiquetas.length)
    for (const campo of Object.keys(ficha)) expect(enFrase(ficha, campo)).toMatch(/\S/)
  })

  test('every field has a column of its own, and a form that holds it', () => {
    const columnas = Object.values(ficha).flatMap(({ columna }) => columna ?? [])
    expect(new Set(columnas).size).toBe(columnas.length)
    expect(Object.entries(ficha).filter(([, { en }]) => Object.keys(en).length === 0)).toEqual([])
  })
})

test('a screen of the prospect holds each field: the person, or the rest of the data', () => {
  expect(Object.keys({ ...persona, ...antecedentes }).sort()).toEqual(Object.keys(prospecto).sort())
})
