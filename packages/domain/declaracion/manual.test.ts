import { expect, test } from 'vitest'
import { type HechosDeLaManual, manualHabilitada } from './manual.ts'

const lista: HechosDeLaManual = {
  tipoVenta: 'M',
  activo: true,
  etapa: 'cotizacionFinalizada',
  viva: null,
  enActualizacion: false,
}
const nueva = { tipoVenta: 'M', enviadaEn: null } as const

test.each<[string, Partial<HechosDeLaManual>, boolean]>([
  ['a confirmed plan', {}, true],
  ['its declaration, not sent', { etapa: 'dsManualGenerada', viva: nueva }, true],
  ['its declaration, sent', { etapa: 'dsManualGenerada', viva: { ...nueva, enviadaEn: '2026-10-07' } }, false],
  ['no plan yet', { etapa: 'prospecto' }, false],
  ['an electronic sale', { tipoVenta: 'E' }, false],
  ['no type of sale', { tipoVenta: null }, false],
  ['an invitation alive', { etapa: 'invitacionEnviada', viva: { ...nueva, tipoVenta: 'E' } }, false],
  ['an annulled invitation, the sale manual since', { etapa: 'invitacionAnulada' }, true],
  ['an open update', { enActualizacion: true }, false],
  ['an inactive prospect', { activo: false }, false],
])('a manual DS of %s', (_what, changes, habilitada) => {
  expect(manualHabilitada({ ...lista, ...changes })).toBe(habilitada)
})
