import { expect, test } from 'vitest'
import { mismasPersonas, type PersonaComparable } from './mismas-personas.ts'

const titular: PersonaComparable = {
  id: 1,
  tipo: 0,
  relacion: 0,
  descripcionOtro: '',
  fechaNacimiento: '1990-03-15',
  sexo: 'F',
  rut: '17112004-7',
  pasaporte: null,
}
const hijo: PersonaComparable = {
  id: 2,
  tipo: 2,
  relacion: 4,
  descripcionOtro: '',
  fechaNacimiento: '2020-05-01',
  sexo: 'M',
  rut: '27112004-1',
  pasaporte: null,
}
const gemelo: PersonaComparable = { ...hijo, id: 3, rut: '27112005-K' }

/** Same persons as entered again: new ids, beneficiaries without a name. */
const deNuevo = (...personas: PersonaComparable[]) =>
  personas.map((p) => ({ ...p, id: p.id + 10, ...(p.tipo === 0 ? {} : { rut: null }) }))

test.each([
  ['alone', [titular], deNuevo(titular), [[11, 1]]],
  [
    'a family in another order',
    [titular, hijo],
    deNuevo(hijo, titular),
    [
      [12, 2],
      [11, 1],
    ],
  ],
  [
    'two identical ones, in their order',
    [titular, hijo, gemelo],
    deNuevo(titular, hijo, gemelo),
    [
      [11, 1],
      [12, 2],
      [13, 3],
    ],
  ],
])('the same: %s', (_title, antes, ahora, pares) => {
  expect([...(mismasPersonas(antes, ahora) ?? [])]).toEqual(pares)
})

test.each([
  ['somebody came', [titular], deNuevo(titular, hijo)],
  ['somebody left', [titular, hijo], deNuevo(titular)],
  ['one person repeated', [titular, hijo], deNuevo(titular, titular)],
  ['born another day', [titular, hijo], deNuevo(titular, { ...hijo, fechaNacimiento: '2020-05-02' })],
  ['a medical charge now', [titular, hijo], deNuevo(titular, { ...hijo, tipo: 1 })],
  ['of another relation', [titular, hijo], deNuevo(titular, { ...hijo, relacion: 5, descripcionOtro: 'Sobrino' })],
  ['of the other sex', [titular, hijo], deNuevo(titular, { ...hijo, sexo: 'F' })],
  ['a holder of another RUT', [titular], deNuevo({ ...titular, rut: '16482305-9' })],
  [
    'a holder of another passport',
    [{ ...titular, rut: null, pasaporte: 'A1' }],
    deNuevo({ ...titular, rut: null, pasaporte: 'A2' }),
  ],
])('another family: %s', (_title, antes, ahora) => {
  expect(mismasPersonas(antes, ahora)).toBeNull()
})
