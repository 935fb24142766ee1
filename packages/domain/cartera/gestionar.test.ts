import { describe, expect, test } from 'vitest'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { type EtapaDS, etapasDS } from '../declaracion/etapas.ts'
import { requiereFun } from '../mesa/fun.ts'
import { estadosDelProspecto } from '../postulacion/estado.ts'
import { type EtapaProspecto, etapasProspecto } from '../postulacion/etapas.ts'
import { type DestinoDeGestionar, decidirGestionar, type HechosGestionar, type VentaAlGestionar } from './gestionar.ts'

const otrosEstados = estadosDelProspecto.filter((estado) => estado !== 'DS Aceptada')
/** None, each alone, each pair. */
const tipos: readonly TipoTrabajador[] = ['D', 'I', 'V', 'P']
const trabajos = [[], ...tipos.flatMap((uno, n) => [[uno], ...tipos.slice(n).map((otro) => [uno, otro])])]

/** Facts with which nothing stops Gestionar. */
const todo = {
  fun: 'vigente',
  empleadores: ['D'],
  mandato: true,
  pareja: 'sigue',
  venta: { tipoVenta: 'M', etapa: 'dsManualGenerada', etapaDS: 'dsFinalizada' },
  manual: false,
} as const satisfies Omit<HechosGestionar, 'estado' | 'folio'>

const DE_CARGA = 6_000_000_000
const hechos = (cambios: Partial<HechosGestionar> = {}): HechosGestionar => ({
  estado: 'DS Aceptada',
  folio: DE_CARGA,
  ...todo,
  ...cambios,
})

const VA = { va: expect.any(String) }

describe('1. the FUN, by folio', () => {
  test.each([
    ['-', false],
    [null, false],
    ['', false],
    ['DS 6000000000', false],
    ['5999999999', false],
    [5_999_999_999, false],
    [DE_CARGA, true],
    ['6000000001', true],
  ])('folio %s looks at it: %s', (folio, looks) => {
    expect(requiereFun(folio)).toBe(looks)
    const detenida = decidirGestionar(hechos({ folio, fun: 'noVigente' }))
    expect(detenida).toEqual(looks ? { detiene: 'funNoVigente' } : VA)
  })

  test.each(estadosDelProspecto)('at «%s» only one that is not in force stops', (estado) => {
    expect(decidirGestionar(hechos({ estado, fun: 'noVigente' }))).toEqual({ detiene: 'funNoVigente' })
    for (const fun of ['vigente', 'noVerificado'] as const)
      expect(decidirGestionar(hechos({ estado, fun }))).toEqual(VA)
  })
})

describe('2. the mandate', () => {
  const casos = estadosDelProspecto.flatMap((estado) => trabajos.map((empleadores) => [estado, empleadores] as const))

  test.each(casos)('«%s», workers %j', (estado, empleadores) => {
    const needs = estado === 'DS Aceptada' && (empleadores.includes('I') || empleadores.includes('V'))
    const sin = decidirGestionar(hechos({ estado, empleadores, mandato: false }))
    expect(sin).toEqual(needs ? { detiene: 'mandatoFaltante' } : VA)
    expect(decidirGestionar(hechos({ estado, empleadores }))).toEqual(VA)
  })
})

describe('3. the pair', () => {
  test.each(estadosDelProspecto)('at «%s» a receiver that ran ahead waits', (estado) => {
    expect(decidirGestionar(hechos({ estado, pareja: 'espera' }))).toEqual({ detiene: 'recibeEspera' })
  })

  test.each(estadosDelProspecto)('at «%s» nothing goes on once the other of the pair has ended', (estado) => {
    expect(decidirGestionar(hechos({ estado, pareja: 'detenida' }))).toEqual({ detiene: 'parejaDetenida' })
  })

  test('of several things that stop it the first is said', () => {
    const malo = hechos({ fun: 'noVigente', empleadores: ['I'], mandato: false, pareja: 'espera' })
    expect(decidirGestionar(malo)).toEqual({ detiene: 'funNoVigente' })
    expect(decidirGestionar({ ...malo, fun: 'vigente' })).toEqual({ detiene: 'mandatoFaltante' })
    expect(decidirGestionar({ ...malo, fun: 'vigente', mandato: true })).toEqual({ detiene: 'recibeEspera' })
  })
})

describe('4. where it leads', () => {
  const deDS: readonly (EtapaDS | null)[] = [null, ...etapasDS]
  const va = (venta: VentaAlGestionar, manual: boolean, estado = 'DS Aceptada') =>
    decidirGestionar(hechos({ estado, venta, manual }))

  /** Both answers of the manual check, at every stage of the DS. */
  function ventas(tipoVenta: VentaAlGestionar['tipoVenta'], etapa: EtapaProspecto) {
    return deDS.flatMap((etapaDS) => [true, false].map((manual) => [{ tipoVenta, etapa, etapaDS }, manual] as const))
  }

  const antecedentes = { va: 'antecedentes' }
  const alPrincipio = (etapa: EtapaProspecto) => (etapa === 'prospecto' ? antecedentes : { va: 'pasoActual' })

  test.each(otrosEstados)(
    '«%s»: to the applicant’s data while they are open, then to the step that is now',
    (estado) => {
      for (const tipo of ['M', 'E', null] as const)
        for (const etapa of etapasProspecto)
          for (const [venta, manual] of ventas(tipo, etapa))
            expect(va(venta, manual, estado)).toEqual(alPrincipio(etapa))
    },
  )

  test.each<[EtapaProspecto, DestinoDeGestionar, DestinoDeGestionar]>([
    ['prospecto', 'antecedentes', 'antecedentes'],
    ['resumenCotizacionCompensado', 'pasoActual', 'pasoActual'],
    ['cotizacionFinalizada', 'pasoActual', 'pasoActual'],
    ['invitacionEnviada', 'generarManual', 'pasoActual'],
    ['invitacionAnulada', 'generarManual', 'pasoActual'],
    ['dsManualGenerada', 'generarManual', 'pasoActual'],
  ])('«DS Aceptada», manual, at %s: to %s when enabled, else to %s, with any DS', (etapa, si, no) => {
    for (const [venta, manual] of ventas('M', etapa)) expect(va(venta, manual)).toEqual({ va: manual ? si : no })
  })

  const pasadas: readonly (EtapaDS | null)[] = [
    'dsFinalizada',
    'documentosContractuales',
    'resumenCotizacion',
    'firmaDocumentos',
    'firmaIsapre',
    'firmaIsapreRevision',
    'terminado',
  ]
  const electronicas = etapasProspecto.flatMap((etapa) => deDS.map((etapaDS) => [etapa, etapaDS] as const))

  test.each(electronicas)('«DS Aceptada», electronic, at %s with the DS at %s', (etapa, etapaDS) => {
    const conDS = etapa !== 'prospecto' && etapa !== 'cotizacionFinalizada' && pasadas.includes(etapaDS)
    for (const manual of [true, false])
      expect(va({ tipoVenta: 'E', etapa, etapaDS }, manual)).toEqual(
        conDS ? { va: 'antecedentesConDS' } : alPrincipio(etapa),
      )
  })

  test.each(etapasProspecto)(
    '«DS Aceptada», no type of sale yet, at %s: to the applicant’s data while they are open',
    (etapa) => {
      for (const [venta, manual] of ventas(null, etapa)) expect(va(venta, manual)).toEqual(alPrincipio(etapa))
    },
  )

  test.each(trabajos.map((empleadores) => [empleadores]))('workers %j do not change it', (empleadores) => {
    expect(decidirGestionar(hechos({ empleadores }))).toEqual({ va: 'pasoActual' })
  })
})
