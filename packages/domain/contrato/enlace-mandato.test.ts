import { expect, test } from 'vitest'
import {
  admiteEnlaceDeMandato,
  type EnlaceDeMandato,
  type SituacionDelEnlace,
  situacionDelEnlace,
} from './enlace-mandato.ts'

const AHORA = '2026-10-07T13:00:00.000Z'
const ANTES = '2026-10-06T13:00:00.000Z'
const vivo: EnlaceDeMandato = { expira: '2026-11-06T13:00:00.000Z', anulado: null, bloqueado: null, usado: null }

test.each<[string, Partial<EnlaceDeMandato>, boolean, SituacionDelEnlace]>([
  ['a new link', {}, false, 'pendiente'],
  ['one that was used', { usado: ANTES }, true, 'otorgado'],
  ['one of a case with a mandate recorded by the desk', {}, true, 'otorgado'],
  ['one that was used for a mandate revoked since', { usado: ANTES }, false, 'noVigente'],
  ['one blocked because the holder was not the applicant', { bloqueado: ANTES }, false, 'bloqueado'],
  ['one that expires this instant', { expira: AHORA }, true, 'noVigente'],
  ['one that another replaced', { anulado: ANTES }, true, 'noVigente'],
])('%s', (_what, cambio, vigente, expected) =>
  expect(situacionDelEnlace({ ...vivo, ...cambio }, vigente, AHORA)).toBe(expected),
)

test.each([
  ['dsFinalizada', 1, true],
  ['terminado', 1, true],
  ['resultado', 1, true],
  ['resultado', 0, false],
  ['resultado', null, false],
  ['firma', null, false],
  ['rechazado', 4, false],
  ['invitacionAnulada', null, false],
] as const)('the link may be sent at %s with result %s: %s', (etapa, resultado, expected) =>
  expect(admiteEnlaceDeMandato(etapa, resultado)).toBe(expected),
)
