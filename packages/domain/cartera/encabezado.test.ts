import { describe, expect, test } from 'vitest'
import { etapasDS } from '../declaracion/etapas.ts'
import { etapasProspecto } from '../postulacion/etapas.ts'
import { encabezadoDelProspecto, type HechosDelEncabezado } from './encabezado.ts'

const base: HechosDelEncabezado = {
  etapa: 'dsManualGenerada',
  etapaDS: 'cotizante',
  resultado: null,
  manualHabilitada: false,
  autorizada: false,
}
const of = (part: Partial<HechosDelEncabezado>) => encabezadoDelProspecto({ ...base, ...part })

describe('the manual-DS button', () => {
  const shown = {
    prospecto: false,
    resumenCotizacionCompensado: true,
    cotizacionFinalizada: false,
    invitacionEnviada: true,
    invitacionAnulada: true,
    dsManualGenerada: true,
  } as const

  test.each(etapasProspecto)('at %s: only when the manual check says enabled', (etapa) => {
    expect(of({ etapa, manualHabilitada: true }).dsManual).toBe(shown[etapa])
    expect(of({ etapa, manualHabilitada: false }).dsManual).toBe(false)
  })
})

describe('the contractual-documents button', () => {
  const from = [
    'dsFinalizada',
    'documentosContractuales',
    'resumenCotizacion',
    'firmaDocumentos',
    'firmaIsapre',
    'firmaIsapreRevision',
    'terminado',
  ]

  test.each(etapasDS)('with the DS at %s: from dsFinalizada on', (etapaDS) =>
    expect(of({ etapaDS }).documentosContractuales).toBe(from.includes(etapaDS)),
  )

  test.each(etapasDS)('with the DS at %s and entry 15: always', (etapaDS) =>
    expect(of({ etapaDS, autorizada: true }).documentosContractuales).toBe(true),
  )

  test.each([
    ['prospecto', false],
    ['cotizacionFinalizada', false],
    ['resumenCotizacionCompensado', true],
    ['invitacionEnviada', true],
    ['invitacionAnulada', true],
    ['dsManualGenerada', true],
  ] as const)('with the prospect at %s: %s', (etapa, shown) => {
    expect(of({ etapa, etapaDS: 'dsFinalizada' }).documentosContractuales).toBe(shown)
    expect(of({ etapa, autorizada: true }).documentosContractuales).toBe(shown)
  })

  test('without a DS: not', () => expect(of({ etapaDS: null }).documentosContractuales).toBe(false))
})

describe('a DS to be finished', () => {
  test.each(etapasDS)('at %s: only at resultado', (etapaDS) =>
    expect(of({ etapaDS, resultado: 1, autorizada: true }).porFinalizar).toBe(etapaDS === 'resultado'),
  )

  test.each([null, 0, 1, 2, 3, 4, 5, 6, 7, 8])('with result %s: only with 1', (resultado) =>
    expect(of({ etapaDS: 'resultado', resultado, autorizada: true }).porFinalizar).toBe(resultado === 1),
  )

  test('without entry 15: not', () =>
    expect(of({ etapaDS: 'resultado', resultado: 1, autorizada: false }).porFinalizar).toBe(false))
})
