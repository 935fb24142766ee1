import { expect, test } from 'vitest'
import type { PayloadOf } from './call.ts'

const persona = { nombres: 'ANA', apellidoPaterno: 'SOTO' }
const hora = { prospectoId: 12, fechaHoraInicio: '21/11/2026 10:30:00', duracionMinutos: 30 }

/** The test is whether these lines compile: `npm run check` reads the types of this file. */
const sent = [
  { ...persona } satisfies PayloadOf<'ingresarProspecto'>,
  { ...persona, prospectoId: 12, version: 3 } satisfies PayloadOf<'ingresarProspecto'>,
  { ...hora, citaId: null } satisfies PayloadOf<'agendarCita'>,
  { ...hora, citaId: 9, version: 1 } satisfies PayloadOf<'agendarCita'>,
  { prospectoId: 12, version: 1 } satisfies PayloadOf<'descartarActualizacion'>,
  // Payloads without a version of a record keep their type
  { prospectoId: 12, totalVisto: 1 } satisfies PayloadOf<'confirmarActualizacion'>,
]

const refused = [
  // @ts-expect-error a change of a prospect without its version
  { ...persona, prospectoId: 12 } satisfies PayloadOf<'ingresarProspecto'>,
  // @ts-expect-error a change of an appointment without its version
  { ...hora, citaId: 9 } satisfies PayloadOf<'agendarCita'>,
  // @ts-expect-error an update taken back without its version
  { prospectoId: 12 } satisfies PayloadOf<'descartarActualizacion'>,
  // @ts-expect-error what is made has none
  { ...persona, version: 3 } satisfies PayloadOf<'ingresarProspecto'>,
]

test('by its type, a change carries a version and a new record none', () => {
  expect([sent.length, refused.length]).toEqual([6, 4])
})
