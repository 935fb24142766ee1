import { expect, test } from 'vitest'
import { tieneDocumentoFijo } from './envio.ts'

const EN = '2026-10-07T13:00:00.000Z'

test.each([
  ['none', null, false],
  ['one not sent', { enviadaEn: null, reabiertaEn: null }, false],
  ['one that was sent', { enviadaEn: EN, reabiertaEn: null }, true],
  ['one that was sent and opened again', { enviadaEn: null, reabiertaEn: EN }, true],
])('the document of a holder whose declaration is %s stays: %o', (_which, declaracion, fijo) => {
  expect(tieneDocumentoFijo(declaracion)).toBe(fijo)
})
