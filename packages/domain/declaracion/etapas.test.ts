import { describe, expect, test } from 'vitest'
import {
  type EtapaDS,
  enProgreso,
  estaSinCompletar,
  etapaInicial,
  etapasDS,
  pasada,
  puedeGuardarEtapaDS,
  puedePasarDS,
  puedeRechazarse,
} from './etapas.ts'

/** Stages, with the stages that a person may save next, and those that an operation may set. */
const pasos: readonly (readonly [EtapaDS, string, string])[] = [
  ['inicioManual', 'cotizante', 'resultado'],
  ['inicio', '', 'validacion bloqueado noVigente invitacionAnulada'],
  ['validacion', '', 'bloqueado apruebaAutorizacionPrevired noVigente invitacionAnulada'],
  ['bloqueado', '', 'inicio validacion invitacionEnviada noVigente invitacionAnulada'],
  ['renta', '', 'noExisteEmpleadoresNoAsistido consideraciones contactarEjecutivo noVigente invitacionAnulada'],
  ['noExisteEmpleadoresNoAsistido', '', 'renta noVigente invitacionAnulada'],
  ['consideraciones', '', 'cotizante noVigente invitacionAnulada'],
  ['cotizante', 'beneficiarios', 'noVigente invitacionAnulada'],
  ['beneficiarios', 'cotizante preguntas', 'noVigente invitacionAnulada'],
  ['preguntas', 'cotizante beneficiarios resumenAntecedentes', 'noVigente invitacionAnulada'],
  ['resumenAntecedentes', 'preguntas resumenDeclaracion', 'beneficiarios noVigente invitacionAnulada'],
  ['resumenDeclaracion', 'preguntas resumenAntecedentes firma', 'beneficiarios resultado noVigente invitacionAnulada'],
  ['invitacionEnviada', '', 'inicio bloqueado noVigente invitacionAnulada'],
  ['firma', '', 'resultado'],
  ['resultado', '', 'beneficiarios dsFinalizada rechazado rechazadoRestricciones rechazadoAreaComercial noVigente'],
  ['dsFinalizada', '', 'beneficiarios resultado documentosContractuales noVigente'],
  ['rechazado', '', ''],
  ['rechazadoRestricciones', '', ''],
  ['rechazadoAreaComercial', '', ''],
  ['firmaDocumentos', '', 'beneficiarios documentosContractuales dsFinalizada firmaIsapre resultado noVigente'],
  ['firmaIsapreRevision', '', 'resumenCotizacion terminado firmaIsapre'],
  ['apruebaAutorizacionPrevired', '', 'renta noVigente invitacionAnulada'],
  ['documentosContractuales', 'resumenCotizacion', 'beneficiarios dsFinalizada resultado noVigente'],
  [
    'resumenCotizacion',
    '',
    'beneficiarios dsFinalizada resultado firmaDocumentos firmaIsapreRevision documentosContractuales noVigente',
  ],
  ['terminado', '', ''],
  ['contactarEjecutivo', '', 'renta noVigente invitacionAnulada'],
  ['noVigente', '', 'beneficiarios resultado'],
  ['invitacionAnulada', '', 'bloqueado'],
  ['firmaIsapre', '', 'firmaIsapreRevision terminado resumenCotizacion'],
]
const palabras = (texto: string) => texto.split(' ').filter(Boolean).sort()
const otras = (desde: EtapaDS) => etapasDS.filter((hasta) => hasta !== desde)

test('a DS begins with its first screen in a manual sale, with the invitation in an electronic one', () => {
  expect([etapaInicial('M'), etapaInicial('E')]).toEqual(['inicioManual', 'invitacionEnviada'])
})

describe('the moves of a DS', () => {
  test('are defined for every stage', () => expect(pasos.map(([etapa]) => etapa)).toEqual(etapasDS))

  test.each(pasos)('from %s a person saves «%s», an act makes «%s», and nothing else', (desde, guarda, hace) => {
    const guardables = otras(desde).filter((hasta) => puedeGuardarEtapaDS(desde, hasta))
    const posibles = otras(desde).filter((hasta) => puedePasarDS(desde, hasta))
    expect(guardables.toSorted()).toEqual(palabras(guarda))
    expect(posibles.toSorted()).toEqual(palabras(`${guarda} ${hace}`))
  })

  test('staying is always allowed; saved again are only the screens of a person', () => {
    expect(etapasDS.filter((etapa) => puedePasarDS(etapa, etapa))).toEqual(etapasDS)
    expect(etapasDS.filter((etapa) => puedeGuardarEtapaDS(etapa, etapa))).toEqual([
      'cotizante',
      'beneficiarios',
      'preguntas',
      'resumenAntecedentes',
      'resumenDeclaracion',
      'firma',
      'resumenCotizacion',
    ])
  })
})

test('unsigned stages are those an annulment allows; only unidentified applicants can be rejected', () => {
  expect(etapasDS.filter(estaSinCompletar)).toEqual(
    etapasDS.filter((etapa) => etapa !== 'invitacionAnulada' && puedePasarDS(etapa, 'invitacionAnulada')),
  )
  expect(etapasDS.filter(puedeRechazarse)).toEqual(['inicio', 'validacion', 'invitacionEnviada'])
})

test('past are the stages after acceptance; an annulled invitation is neither past nor in progress', () => {
  const pasadas: readonly EtapaDS[] = [
    ...(['dsFinalizada', 'firmaDocumentos', 'firmaIsapreRevision', 'documentosContractuales'] as const),
    ...(['resumenCotizacion', 'terminado', 'firmaIsapre'] as const),
  ]
  expect(etapasDS.filter(pasada)).toEqual(pasadas)
  expect(etapasDS.filter((etapa) => !enProgreso(etapa)).toSorted()).toEqual(
    [...pasadas, 'invitacionAnulada'].toSorted(),
  )
})
