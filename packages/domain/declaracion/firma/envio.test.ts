import { expect, test } from 'vitest'
import { tieneDocumentoFijo } from './envio.ts'

const EN = '2026-10-07T13:00:00.000Z'

const sinEnviar = { enviadaEn: null, reabiertaEn: null }
const deSuTelefono = { ...sinEnviar, tipoVenta: 'E' } as const

test.each([
  ['none', null, false],
  ['one not sent', { ...sinEnviar, tipoVenta: 'M', etapa: 'preguntas' }, false],
  ['one that was sent', { enviadaEn: EN, reabiertaEn: null, tipoVenta: 'M', etapa: 'resultado' }, true],
  [
    'one that was sent and opened again',
    { enviadaEn: null, reabiertaEn: EN, tipoVenta: 'M', etapa: 'cotizante' },
    true,
  ],
  ['an invitation that nobody opened', { ...deSuTelefono, etapa: 'invitacionEnviada' }, false],
  ['one that waits for their identity', { ...deSuTelefono, etapa: 'validacion' }, false],
  ['one that was blocked: it may be a mistyped RUT', { ...deSuTelefono, etapa: 'bloqueado' }, false],
  ['one that they answer', { ...deSuTelefono, etapa: 'apruebaAutorizacionPrevired' }, true],
] as const)('the document of a holder with the declaración %s is fixed: %o', (_which, declaracion, fijo) => {
  expect(tieneDocumentoFijo(declaracion)).toBe(fijo)
})
