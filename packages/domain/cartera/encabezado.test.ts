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
  espera: false,
  otraConContrato: false,
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
    expect(of({ etapa, manualHabilitada: true, otraConContrato: true }).dsManual).toBe(false)
  })

  test('of a pair that waits: to open the one that is there, not to make one', () => {
    const enEspera = { manualHabilitada: true, espera: true }
    expect(of({ ...enEspera, etapaDS: null }).dsManual).toBe(false)
    expect(of({ ...enEspera, etapaDS: 'inicioManual' }).dsManual).toBe(true)
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

  test.each(etapasDS)('with the DS at %s and entry 15: at an authorized result too', (etapaDS) =>
    expect(of({ etapaDS, resultado: 1, autorizada: true }).documentosContractuales).toBe(
      etapaDS === 'resultado' || from.includes(etapaDS),
    ),
  )

  test.each([0, 3, 6, 8])('with an entry 15 of before and the result now %i: not', (resultado) =>
    expect(of({ etapaDS: 'resultado', resultado, autorizada: true }).documentosContractuales).toBe(false),
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
    expect(of({ etapa, etapaDS: 'resultado', resultado: 1, autorizada: true }).documentosContractuales).toBe(shown)
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
