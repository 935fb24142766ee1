import { describe, expect, test } from 'vitest'
import type { TipoTrabajador } from '../base/trabajador/tipos.ts'
import { estadosDelProspecto } from '../declaracion/estado.ts'
import { type EtapaDS, etapasDS } from '../declaracion/etapas.ts'
import { type EtapaProspecto, etapasProspecto } from '../postulacion/etapas.ts'
import {
  type DecisionDeGestionar,
  type DestinoDeGestionar,
  decidirGestionar,
  type HechosGestionar,
  type PreguntaDeGestionar,
  requiereFun,
  type VentaAlGestionar,
} from './gestionar.ts'

const otrosEstados = estadosDelProspecto.filter((estado) => estado !== 'DS Aceptada')
/** None, each alone, each pair. */
const tipos: readonly TipoTrabajador[] = ['D', 'I', 'V', 'P']
const trabajos = [[], ...tipos.flatMap((uno, n) => [[uno], ...tipos.slice(n).map((otro) => [uno, otro])])]

/** Every answer that lets it go on. */
const todo = {
  fun: 'vigente',
  empleadores: ['D'],
  mandato: true,
  pareja: 'sigue',
  marca: true,
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

/** What it asks, in order, when each question gets the answer at hand; then how it ends. */
function recorrido({ estado, folio, ...respuestas }: HechosGestionar) {
  const preguntas: PreguntaDeGestionar[] = []
  let sabe: HechosGestionar = { estado, folio }
  for (;;) {
    const decision: DecisionDeGestionar = decidirGestionar(sabe)
    if (!('pide' in decision)) return { preguntas, decision }
    const { pide } = decision
    preguntas.push(pide)
    sabe = { ...sabe, [pide]: respuestas[pide] }
  }
}

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
  ])('folio %s asks for it: %s', (folio, asks) => {
    expect(requiereFun(folio)).toBe(asks)
    expect(recorrido(hechos({ folio })).preguntas.includes('fun')).toBe(asks)
  })

  test.each(estadosDelProspecto)('at «%s» it is asked first: only one that is not in force stops', (estado) => {
    expect(decidirGestionar({ estado, folio: DE_CARGA })).toEqual({ pide: 'fun' })
    expect(decidirGestionar({ estado, folio: DE_CARGA, fun: 'noVigente' })).toEqual({ detiene: 'funNoVigente' })
    expect(decidirGestionar({ estado, folio: DE_CARGA, fun: 'vigente' })).toEqual({ pide: 'empleadores' })
    expect(decidirGestionar({ estado, folio: DE_CARGA, fun: 'noVerificado' })).toEqual({ pide: 'empleadores' })
  })
})

describe('2. the mandate', () => {
  const casos = estadosDelProspecto.flatMap((estado) => trabajos.map((empleadores) => [estado, empleadores] as const))

  test.each(casos)('«%s», workers %j', (estado, empleadores) => {
    const needs = estado === 'DS Aceptada' && (empleadores.includes('I') || empleadores.includes('V'))
    expect(recorrido(hechos({ estado, empleadores })).preguntas.includes('mandato')).toBe(needs)
    const sin = decidirGestionar(hechos({ estado, empleadores, mandato: false }))
    expect(sin).toEqual(needs ? { detiene: 'mandatoFaltante' } : expect.objectContaining({ va: expect.any(String) }))
  })
})

describe('3. the pair, 4. the mark', () => {
  test.each(estadosDelProspecto)('at «%s» a receiver that ran ahead waits, unmarked', (estado) => {
    const { preguntas, decision } = recorrido(hechos({ estado, pareja: 'espera' }))
    expect(decision).toEqual({ detiene: 'recibeEspera' })
    expect(preguntas.at(-1)).toBe('pareja')
  })

  test('the checks have passed when it asks for the mark', () => {
    const { marca, ...sinMarca } = hechos()
    expect(decidirGestionar(sinMarca)).toEqual({ pide: 'marca' })
  })

  test('of several things that stop it the first is said', () => {
    const malo = hechos({ fun: 'noVigente', empleadores: ['I'], mandato: false, pareja: 'espera' })
    expect(decidirGestionar(malo)).toEqual({ detiene: 'funNoVigente' })
    expect(decidirGestionar({ ...malo, fun: 'vigente' })).toEqual({ detiene: 'mandatoFaltante' })
    expect(decidirGestionar({ ...malo, fun: 'vigente', mandato: true })).toEqual({ detiene: 'recibeEspera' })
  })
})

describe('what it asks, and in which order', () => {
  test.each<[string, Partial<HechosGestionar>, PreguntaDeGestionar[]]>([
    ['a new prospect', { estado: 'Prospecto Ingresado', folio: '-' }, ['empleadores', 'pareja', 'marca']],
    ['a charge', { estado: 'DS en Proceso' }, ['fun', 'empleadores', 'pareja', 'marca']],
    ['accepted', { folio: 5_000_000_001 }, ['empleadores', 'pareja', 'marca', 'venta', 'manual']],
    ['all of it', { empleadores: ['V'] }, ['fun', 'empleadores', 'mandato', 'pareja', 'marca', 'venta', 'manual']],
    [
      'an electronic sale has no manual DS',
      { venta: { ...todo.venta, tipoVenta: 'E' } },
      ['fun', 'empleadores', 'pareja', 'marca', 'venta'],
    ],
  ])('%s', (_what, cambios, preguntas) => {
    expect(recorrido(hechos(cambios)).preguntas).toEqual(preguntas)
  })
})

describe('5. where it leads', () => {
  const deDS: readonly (EtapaDS | null)[] = [null, ...etapasDS]
  const va = (venta: VentaAlGestionar, manual: boolean, estado = 'DS Aceptada') =>
    decidirGestionar(hechos({ estado, venta, manual }))

  /** Both answers of the manual check, at every stage of the DS. */
  function ventas(tipoVenta: VentaAlGestionar['tipoVenta'], etapa: EtapaProspecto) {
    return deDS.flatMap((etapaDS) => [true, false].map((manual) => [{ tipoVenta, etapa, etapaDS }, manual] as const))
  }

  const antecedentes = { va: 'antecedentes' }

  test.each(otrosEstados)('«%s»: to the applicant’s data, whatever the sale', (estado) => {
    for (const tipo of ['M', 'E', null] as const)
      for (const etapa of etapasProspecto)
        for (const [venta, manual] of ventas(tipo, etapa)) expect(va(venta, manual, estado)).toEqual(antecedentes)
  })

  test.each<[EtapaProspecto, DestinoDeGestionar, DestinoDeGestionar]>([
    ['prospecto', 'antecedentes', 'antecedentes'],
    ['resumenCotizacionCompensado', 'antecedentes', 'antecedentes'],
    ['cotizacionFinalizada', 'antecedentes', 'antecedentes'],
    ['invitacionEnviada', 'generarManual', 'pasoDeLaDS'],
    ['invitacionAnulada', 'generarManual', 'pasoDeLaDS'],
    ['dsManualGenerada', 'generarManual', 'pasoDeLaDS'],
  ])('«DS Aceptada», manual, at %s: to %s when enabled, else to %s, whatever the DS', (etapa, si, no) => {
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
      expect(va({ tipoVenta: 'E', etapa, etapaDS }, manual)).toEqual(conDS ? { va: 'antecedentesConDS' } : antecedentes)
  })

  test.each(etapasProspecto)('«DS Aceptada», no type of sale yet, at %s: to the applicant’s data', (etapa) => {
    for (const [venta, manual] of ventas(null, etapa)) expect(va(venta, manual)).toEqual(antecedentes)
  })

  test.each(trabajos.map((empleadores) => [empleadores]))('workers %j do not change it', (empleadores) => {
    expect(decidirGestionar(hechos({ empleadores }))).toEqual({ va: 'pasoDeLaDS' })
  })
})
