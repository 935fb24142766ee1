import { expect, test } from 'vitest'
import type { z } from 'zod'
import { applyRules, type Rules } from '../forms/rules.ts'
import type { parcial } from '../shapes/base/ficha/parcial.ts'
import { siNo, texto } from './especies.ts'
import type { EnvioDe, Ficha, FormOf, RowOf } from './ficha.ts'
import { envioDe, pantallaDe, rowOf, vacio } from './formas.ts'
import { libre, reglasAl, reglasDe } from './reglas.ts'

/** Small record for the compiler checks below. */
const mascota = {
  nombre: { especie: texto, columna: 'apodo', etiqueta: 'Nombre', en: { alta: libre } },
  vacunada: {
    especie: siNo(false),
    columna: 'vacunada',
    etiqueta: 'Vacunada',
    en: { alta: (_value: boolean, _form: unknown, hoy: string) => (hoy ? null : 'sin día') },
  },
} as const satisfies Ficha

/** Generated type of its database table. */
interface MascotaTable {
  readonly apodo: string
  readonly vacunada: boolean
}

// Compiler errors expected below: each line forgets a field, or names an unknown one, in one place.

// @ts-expect-error a field without a label
const sinEtiqueta = { nombre: { especie: texto, columna: 'apodo', en: {} } } as const satisfies Ficha
// @ts-expect-error a field without its forms
const sinFormas = { nombre: { especie: texto, columna: 'apodo', etiqueta: 'Nombre' } } as const satisfies Ficha
// @ts-expect-error a field that says nothing of its column
const sinColumna = { nombre: { especie: texto, etiqueta: 'Nombre', en: {} } } as const satisfies Ficha
// @ts-expect-error initial values without a field
const inicial: FormOf<typeof mascota> = { nombre: '' }
// @ts-expect-error a form that holds what the table does not
const ajeno = envioDe(mascota, { nombre: '', vacunada: false, raza: '' }).raza
// @ts-expect-error a payload without a field
const envio: EnvioDe<typeof mascota> = { nombre: 'Luna' }
// @ts-expect-error a row without a column of the table
const fila: MascotaTable = rowOf({ nombre: mascota.nombre }, { nombre: 'Luna' })
// @ts-expect-error a table without the column of a field
const tabla: RowOf<typeof mascota> = { apodo: 'Luna' } satisfies Partial<MascotaTable>
// @ts-expect-error a reply that lacks a field
const pantalla = pantallaDe(mascota, { nombre: 'Luna' })
// @ts-expect-error rules that ask for a day, without one
const reglas: Rules<FormOf<typeof mascota>> = reglasDe(mascota, 'alta')
// @ts-expect-error a shape that knows no such field
type Raza = z.output<ReturnType<typeof parcial<typeof mascota>>['raza']>

test('a field refused by the compiler is also missing at run time', () => {
  expect([sinEtiqueta, sinFormas, sinColumna, inicial, ajeno, envio, fila, tabla].length).toBe(8)
  expect(pantalla).toEqual({ nombre: 'Luna', vacunada: false })
  expect(applyRules(reglas, vacio(mascota))).toEqual([{ campo: 'vacunada', mensaje: 'sin día' }])
  expect(applyRules<FormOf<typeof mascota>>(reglasAl(mascota, 'alta', '2026-10-07'), vacio(mascota))).toEqual([])
  expect({} as Raza).toEqual({})
})
