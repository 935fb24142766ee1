import { describe, expect, test } from 'vitest'
import { pesos } from '../base/dinero/tipos.ts'
import { imc, revisaEstatura, revisaPeso } from './cuerpo.ts'
import {
  type EtapaDS,
  editableDS,
  enProgreso,
  etapasDS,
  haLlegado,
  pasada,
  pasoDe,
  pasosManuales,
  puedeGuardarEtapaDS,
  puedePasarDS,
} from './etapas.ts'
import {
  codigoDeCierre,
  esperaPor,
  etapaAlCerrar,
  evaluaFinanciera,
  evaluaMedica,
  motivosDeRenta,
  motivosDeRevision,
  porcentajeDeRenta,
  textoDeRevision,
} from './evaluacion.ts'
import { fechaDSValida } from './fecha-ds.ts'
import {
  estaAbierta,
  estaCompleta,
  nombreDePregunta,
  preguntaNumerada,
  preguntasDS,
  siguientePregunta,
  tituloDePregunta,
} from './preguntas.ts'

describe('stages of the DS', () => {
  const llegados = (paso: EtapaDS) => etapasDS.filter((etapa) => haLlegado(etapa, paso)).toSorted()
  test('an invited or identifying applicant has reached no step', () => {
    const antes = [
      'inicioManual',
      'invitacionEnviada',
      'inicio',
      'validacion',
      'bloqueado',
      'apruebaAutorizacionPrevired',
      'renta',
      'noExisteEmpleadoresNoAsistido',
      'contactarEjecutivo',
      'consideraciones',
      'invitacionAnulada',
    ]
    expect(etapasDS.filter((etapa) => !haLlegado(etapa, 'cotizante')).toSorted()).toEqual(antes.toSorted())
  })
  test('a sale ended without a contract has reached its result, a signed one every step', () => {
    const firmadas = ['firmaDocumentos', 'firmaIsapre', 'firmaIsapreRevision', 'terminado']
    expect(llegados('resumenCotizacion')).toEqual([...firmadas, 'resumenCotizacion'].toSorted())
    const rechazadas = ['rechazado', 'rechazadoRestricciones', 'rechazadoAreaComercial', 'noVigente']
    expect(llegados('resultado').filter((etapa) => !haLlegado(etapa, 'dsFinalizada'))).toEqual(
      [...rechazadas, 'resultado'].toSorted(),
    )
  })

  test('the manual stepper counts from 1 to 10', () => {
    expect(pasosManuales.map(pasoDe)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(pasoDe('inicioManual')).toBe(0)
    expect(pasoDe('bloqueado')).toBe(-1)
  })

  test('stages past the DS are listed, the rest are in progress or closed', () => {
    expect(etapasDS.filter(pasada).toSorted()).toEqual(
      [
        'documentosContractuales',
        'dsFinalizada',
        'firmaDocumentos',
        'firmaIsapre',
        'firmaIsapreRevision',
        'resumenCotizacion',
        'terminado',
      ].toSorted(),
    )
    expect(etapasDS.filter((e) => !pasada(e) && !enProgreso(e))).toEqual(['invitacionAnulada'])
  })

  test('answers may be changed in four stages', () => {
    expect(etapasDS.filter(editableDS).toSorted()).toEqual(['beneficiarios', 'cotizante', 'inicioManual', 'preguntas'])
  })

  const saves = [
    'inicioManual → cotizante',
    'cotizante → cotizante',
    'beneficiarios → cotizante',
    'preguntas → cotizante',
    'cotizante → beneficiarios',
    'beneficiarios → beneficiarios',
    'preguntas → beneficiarios',
    'beneficiarios → preguntas',
    'preguntas → preguntas',
    'resumenAntecedentes → preguntas',
    'resumenDeclaracion → preguntas',
    'preguntas → resumenAntecedentes',
    'resumenAntecedentes → resumenAntecedentes',
    'resumenDeclaracion → resumenAntecedentes',
    'resumenAntecedentes → resumenDeclaracion',
    'resumenDeclaracion → resumenDeclaracion',
    'resumenDeclaracion → firma',
    'firma → firma',
    'documentosContractuales → resumenCotizacion',
    'resumenCotizacion → resumenCotizacion',
  ]
  test('a client saves these and no other', () => {
    const all = etapasDS.flatMap((from) =>
      etapasDS.filter((to) => puedeGuardarEtapaDS(from, to)).map((to) => `${from} → ${to}`),
    )
    expect(all.toSorted()).toEqual(saves.toSorted())
  })
})

test.each([
  ['resumenDeclaracion', 'resultado', true],
  ['resultado', 'dsFinalizada', true],
  ['resultado', 'noVigente', true],
  ['dsFinalizada', 'documentosContractuales', true],
  ['preguntas', 'resultado', false],
  ['dsFinalizada', 'preguntas', false],
  ['terminado', 'terminado', true],
  ['invitacionEnviada', 'bloqueado', true],
  ['inicio', 'bloqueado', true],
  ['validacion', 'bloqueado', true],
  ['bloqueado', 'invitacionEnviada', true],
  ['bloqueado', 'inicio', true],
  ['bloqueado', 'validacion', true],
  ['bloqueado', 'invitacionAnulada', true],
  ['invitacionAnulada', 'bloqueado', true],
  ['renta', 'bloqueado', false],
  ['bloqueado', 'renta', false],
  ['invitacionAnulada', 'invitacionEnviada', false],
] as const)('an operation moves %s → %s: %s', (from, to, moves) => {
  expect(puedePasarDS(from, to)).toBe(moves)
})

describe('questionnaire', () => {
  test('fourteen questions, 11 is never asked', () => {
    expect(preguntasDS).toHaveLength(14)
    expect(preguntasDS).not.toContain(11)
    expect(siguientePregunta(10)).toBe(12)
    expect([tituloDePregunta(12), nombreDePregunta(12)]).toEqual(['Pregunta 12', 'pregunta 12'])
    expect(preguntaNumerada(12, '¿Ha consultado?')).toBe('12. ¿Ha consultado?')
    expect(siguientePregunta(15)).toBeNull()
  })
  test.each([
    [1, [], true],
    [2, [], false],
    [2, [1], true],
    [12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], true],
    [11, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], false],
    [3, [1, 2, 3, 4], true],
    [16, preguntasDS, false],
  ])('%i opens after %j: %s', (n, done, open) => expect(estaAbierta(n, done)).toBe(open))
  test('complete when all are answered', () => {
    expect(estaCompleta(preguntasDS)).toBe(true)
    expect(estaCompleta(preguntasDS.slice(1))).toBe(false)
  })
})

describe('weight and height', () => {
  test.each([
    ['70', null],
    ['1', null],
    ['999', null],
    ['1000', 'fuera_de_rango'],
    ['0', 'no_positivo'],
    ['-3', 'no_positivo'],
    ['70.5', 'no_entero'],
    ['70,5', 'no_entero'],
    ['', 'requerido'],
    ['setenta', 'requerido'],
    ['1e2', 'requerido'],
    ['0x50', 'requerido'],
    ['1.000', 'requerido'],
    ['70,0', null],
    ['70 kg', null],
  ])('%s kg: %s', (typed, problem) => expect(revisaPeso(typed)).toBe(problem))
  test.each([
    ['1.75', null],
    ['1,75', null],
    ['2', null],
    ['3.2', null],
    ['3.21', 'fuera_de_rango'],
    ['0', 'no_positivo'],
    ['-1', 'no_positivo'],
    ['1.755', 'formato'],
    ['', 'requerido'],
    ['alto', 'requerido'],
    ['1,', 'sin_digitos'],
    ['1.', 'sin_digitos'],
    [',75', 'sin_digitos'],
    [' .75 ', 'sin_digitos'],
    [',', 'requerido'],
    ['0.5', null],
    ['1,65 m', null],
    ['165', 'fuera_de_rango'],
  ])('%s m: %s', (typed, problem) => expect(revisaEstatura(typed)).toBe(problem))
  test('body mass index', () => {
    expect(imc(80, 2)).toBe(20)
    expect(imc(92.48, 1.7)).toBe(32)
  })
})

describe('financial test', () => {
  const pactado = { totalPesos: pesos(120_000) }
  const base = { ...pactado, rentaValidada: null, tipos: ['D'], porcentajeMaximoRenta: 22 } as const
  test.each([
    [base, 6],
    [{ ...base, rentaValidada: pesos(1_000_000) }, 'pasa'],
    [{ ...base, rentaValidada: pesos(545_454) }, 8],
    [{ ...base, rentaValidada: pesos(545_455) }, 'pasa'],
    [{ ...base, tipos: ['V'] }, 'pasa'],
    [{ ...base, tipos: ['V', 'D'] }, 6],
    [{ ...base, tipos: [] }, 6],
  ] as const)('%j → %s', (datos, result) => expect(evaluaFinanciera(datos)).toBe(result))
  const conMotivo = { ...base, rentaDeclarada: pesos(1_000_000) }
  const SOBRE = '$\u00a0120.000 al mes, sobre el 22\u00a0% de la renta'
  test.each([
    ['typed by hand and enough', {}, ['renta escrita a mano']],
    ['typed by hand and too little', { rentaDeclarada: pesos(500_000) }, ['renta escrita a mano', SOBRE]],
    // 22,00002 %
    ['above the maximum by less than a decimal shows', { rentaValidada: pesos(545_454) }, [SOBRE]],
    ['approved for less than was typed', { rentaValidada: pesos(500_000) }, [SOBRE]],
  ])('why, of an income %s', (_, datos, motivos) => {
    expect(motivosDeRenta({ ...conMotivo, ...datos })).toEqual(motivos)
  })
  test('the share with one decimal', () => {
    expect(porcentajeDeRenta(pesos(126_212), pesos(1_500_000))).toBe(8.4)
    expect(porcentajeDeRenta(pesos(126_212), pesos(0))).toBe(0)
  })
})

describe('medical test', () => {
  const sano = {
    hayRespuestaSi: false,
    hayCargaMedica: false,
    adultos: [{ peso: 70, altura: 1.75 }],
    imcMinimo: 17,
    imcMaximo: 32,
    otraEnEvaluacion: false,
  }
  test.each([
    ['all clear', sano, 1, []],
    ['a yes', { ...sano, hayRespuestaSi: true }, 0, ['respuesta afirmativa']],
    ['a medical charge', { ...sano, hayCargaMedica: true }, 0, ['carga médica']],
    ['another DS of the person', { ...sano, otraEnEvaluacion: true }, 0, ['otra DS en evaluación']],
    ['too light', { ...sano, adultos: [{ peso: 45, altura: 1.75 }] }, 0, ['índice de masa corporal']],
    ['too heavy', { ...sano, adultos: [...sano.adultos, { peso: 120, altura: 1.75 }] }, 0, ['índice de masa corporal']],
    [
      'on both edges',
      {
        ...sano,
        adultos: [
          { peso: 17, altura: 1 },
          { peso: 32, altura: 1 },
        ],
      },
      1,
      [],
    ],
  ])('%s', (_title, datos, result, motivos) => {
    expect(evaluaMedica(datos)).toBe(result)
    expect(motivosDeRevision(datos)).toEqual(motivos)
  })
})

describe('finishing', () => {
  test.each([
    [0, null],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [6, null],
    [7, 6],
    [8, 7],
  ] as const)('result %i is finished by %s', (result, code) => {
    expect(codigoDeCierre(result)).toBe(code)
  })
  test.each([
    [1, false, 'dsFinalizada'],
    [2, true, 'dsFinalizada'],
    [2, false, 'rechazadoRestricciones'],
    [3, false, 'resultado'],
    [4, false, 'rechazado'],
    [5, false, 'rechazadoAreaComercial'],
    [6, false, 'resultado'],
    [7, false, 'noVigente'],
  ] as const)('code %i (accepted: %s) leads to %s', (code, acepta, etapa) =>
    expect(etapaAlCerrar(code, acepta)).toBe(etapa),
  )
})

test.each([
  ['2026-10-07', true],
  ['2026-10-04', true],
  ['2026-10-03', false],
  ['2026-10-08', false],
])('a DS signed on %s may be entered on 2026-10-07: %s', (fecha, ok) =>
  expect(fechaDSValida(fecha, '2026-10-07')).toBe(ok),
)

test.each([
  ['renta escrita a mano', ['renta escrita a mano', '$ 90.000 al mes, sobre el 7 % de la renta'], true],
  ['respuesta afirmativa', [textoDeRevision('respuesta afirmativa', 1)], true],
  ['respuesta afirmativa', [textoDeRevision('respuesta afirmativa', 3)], true],
  ['índice de masa corporal', ['2 respuestas Sí', 'IMC fuera de parámetro'], true],
  ['otra DS en evaluación', ['otra DS de la misma persona en evaluación'], true],
  ['carga médica', ['2 respuestas Sí'], false],
] as const)('a case waiting for the reason %s, with %o: %s', (motivo, dichos, es) =>
  expect(esperaPor(motivo, dichos)).toBe(es),
)
