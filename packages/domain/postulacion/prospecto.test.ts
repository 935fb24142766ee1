import { describe, expect, test } from 'vitest'
import { estadoDelProspecto } from '../declaracion/estado.ts'
import { etapasDS } from '../declaracion/etapas.ts'
import { estadosDelProspecto } from './estado.ts'
import { estaBloqueado, etapasProspecto, puedePasar } from './etapas.ts'
import { tiposElegibles } from './tipos.ts'

describe('stages of the prospect', () => {
  const allowed = [
    'prospecto → cotizacionFinalizada',
    'prospecto → resumenCotizacionCompensado',
    'resumenCotizacionCompensado → cotizacionFinalizada',
    'resumenCotizacionCompensado → prospecto',
    'cotizacionFinalizada → invitacionEnviada',
    'cotizacionFinalizada → dsManualGenerada',
    'cotizacionFinalizada → prospecto',
    'invitacionEnviada → invitacionAnulada',
    'invitacionEnviada → dsManualGenerada',
    'invitacionAnulada → invitacionEnviada',
    'invitacionAnulada → dsManualGenerada',
  ]
  const pairs = etapasProspecto.flatMap((from) => etapasProspecto.map((to) => [from, to] as const))

  test.each(pairs)('%s → %s', (from, to) => {
    expect(puedePasar(from, to)).toBe(from === to || allowed.includes(`${from} → ${to}`))
  })

  test('applicant data are open only at the first stage', () => {
    expect(etapasProspecto.filter((e) => !estaBloqueado(e))).toEqual(['prospecto'])
  })
})

describe('Estado of the card', () => {
  const ds = (etapa: (typeof etapasDS)[number], resultado: number | null = null, acepta: boolean | null = null) => ({
    etapa,
    resultado,
    acepta,
  })
  test.each([
    [{ activo: false, etapa: 'dsManualGenerada', ds: ds('terminado') }, 'Inactivo'],
    [{ activo: true, etapa: 'prospecto', ds: null }, 'Prospecto Ingresado'],
    [{ activo: true, etapa: 'resumenCotizacionCompensado', ds: null }, 'Resumen Compensado Pendiente'],
    [{ activo: true, etapa: 'cotizacionFinalizada', ds: null }, 'Cotización Finalizada'],
    [{ activo: true, etapa: 'invitacionAnulada', ds: null }, 'Invitación Anulada'],
    [{ activo: true, etapa: 'invitacionEnviada', ds: ds('invitacionEnviada') }, 'Invitación Enviada'],
    [{ activo: true, etapa: 'invitacionEnviada', ds: ds('validacion') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('preguntas') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado') }, 'DS en Proceso'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 0) }, 'DS en Evaluación'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 2) }, 'DS Aceptada con Restricciones'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 2, true) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 3) }, 'DS en Revisión'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 4) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 5) }, 'DS Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 6) }, 'DS en Evaluación'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 7) }, 'DS en Revisión'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resultado', 8) }, 'Renta Insuficiente'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('noVigente', 8) }, 'Renta Insuficiente'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('noVigente') }, 'Invitación Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('noVigente', 1) }, 'DS Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazado', 4) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazadoRestricciones', 2) }, 'DS Rechazada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('rechazadoAreaComercial', 5) }, 'DS Anulada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('dsFinalizada', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('documentosContractuales', 1) }, 'DS Aceptada'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('resumenCotizacion', 1) }, 'Documentos Enviados'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('firmaIsapreRevision', 1) }, 'Documentos Enviados'],
    [{ activo: true, etapa: 'dsManualGenerada', ds: ds('terminado', 1) }, 'Contrato Suscrito'],
  ] as const)('%j is %s', (hechos, estado) => {
    expect(estadoDelProspecto(hechos)).toBe(estado)
  })

  test('every stage of a DS has an Estado that the filter knows', () => {
    for (const etapa of etapasDS) {
      const estado = estadoDelProspecto({ activo: true, etapa: 'dsManualGenerada', ds: ds(etapa, 1) })
      expect(estadosDelProspecto).toContain(estado)
    }
  })
})

test('REW is offered only where the prospect already is one', () => {
  expect(tiposElegibles().map((t) => t.codigo)).toEqual(['OPE', 'REF', 'REM', 'REN', 'RET'])
  expect(tiposElegibles('REW').map((t) => t.codigo)).toContain('REW')
})
