import { expect, test } from 'vitest'
import { pesos } from '../../base/dinero/tipos.ts'
import type { EtapaDS } from '../etapas.ts'
import { preguntasDS } from '../preguntas.ts'
import {
  type HechosDelAvance,
  haConsentido,
  pasoDelPostulante,
  pasosDelPostulante,
  porcentajeDelPostulante,
} from './avance.ts'
import { correoVelado, situacionDeInvitacion } from './enlace.ts'
import { rentaDelPostulante } from './renta.ts'
import { sigueLaSesion } from './sesion.ts'

const TODAS = preguntasDS.length
const en = (etapa: EtapaDS, more: Partial<HechosDelAvance> = {}): HechosDelAvance => ({
  etapa,
  enviada: false,
  consideracionesAceptadas: true,
  sinGuardar: 0,
  respondidas: 0,
  juradasPorAceptar: 0,
  circularPorAceptar: false,
  ...more,
})

test.each<[HechosDelAvance, string]>([
  [en('invitacionEnviada'), 'identidad'],
  [en('bloqueado'), 'identidad'],
  [en('apruebaAutorizacionPrevired'), 'previred'],
  [en('contactarEjecutivo'), 'renta'],
  [en('consideraciones', { consideracionesAceptadas: false }), 'consideraciones'],
  [en('consideraciones'), 'cotizante'],
  [en('cotizante', { sinGuardar: 1 }), 'beneficiarios'],
  [en('beneficiarios', { respondidas: 3 }), 'preguntas'],
  // an update added a person, all questions answered
  [en('beneficiarios', { sinGuardar: 1, respondidas: TODAS }), 'beneficiarios'],
  [en('beneficiarios', { respondidas: TODAS }), 'resumenAntecedentes'],
  [en('preguntas', { respondidas: TODAS }), 'resumenAntecedentes'],
  [en('resumenAntecedentes', { respondidas: TODAS }), 'resumenDeclaracion'],
  [en('resumenDeclaracion', { respondidas: TODAS }), 'firma'],
  // a sworn declaration comes before the summaries, and is requested again when it is no longer valid
  [en('preguntas', { respondidas: TODAS, juradasPorAceptar: 1 }), 'juradas'],
  [en('resumenDeclaracion', { respondidas: TODAS, juradasPorAceptar: 1 }), 'juradas'],
  // the circular right before the signature
  [en('resumenAntecedentes', { respondidas: TODAS, circularPorAceptar: true }), 'resumenDeclaracion'],
  [en('resumenDeclaracion', { respondidas: TODAS, circularPorAceptar: true }), 'circular'],
  [en('resultado', { enviada: true }), 'enviada'],
])('the step of %o is %s', (hechos, paso) => {
  expect(pasoDelPostulante(hechos)).toBe(paso)
})

test('the percent never falls on the way, and is whole only when it was sent', () => {
  const camino = [
    en('inicio'),
    en('apruebaAutorizacionPrevired'),
    en('renta'),
    en('consideraciones', { consideracionesAceptadas: false }),
    en('consideraciones'),
    en('cotizante', { sinGuardar: 1 }),
    ...preguntasDS.map((_, respondidas) => en('beneficiarios', { respondidas })),
    en('preguntas', { respondidas: TODAS, juradasPorAceptar: 1 }),
    en('preguntas', { respondidas: TODAS }),
    en('resumenAntecedentes', { respondidas: TODAS }),
    en('resumenDeclaracion', { respondidas: TODAS, circularPorAceptar: true }),
    en('resumenDeclaracion', { respondidas: TODAS }),
    en('resultado', { enviada: true }),
  ].map(porcentajeDelPostulante)
  expect(camino).toEqual(camino.toSorted((a, b) => a - b))
  expect(new Set(camino).size).toBe(camino.length)
  expect([camino[0], camino.at(-1)]).toEqual([0, 100])
  expect(pasosDelPostulante).toHaveLength(11)
})

test.each([
  [{ etapa: 'inicio', bloqueado: null }, 'identidad'],
  [{ etapa: 'bloqueado', bloqueado: null }, 'bloqueado'],
  // only that link is blocked; other links still open
  [{ etapa: 'inicio', bloqueado: 'x' }, 'bloqueado'],
  [{ etapa: 'preguntas', bloqueado: 'x' }, 'bloqueado'],
  // its result can be read
  [{ etapa: 'resultado', bloqueado: null }, 'identidad'],
] as const)('%o opens %s', (hechos, situacion) => {
  expect(situacionDeInvitacion(hechos)).toBe(situacion)
})

test('an income is established where somebody pays it and the applicant knows it; a voluntary has none', () => {
  const de = (tipoTrabajador: 'D' | 'V', renta: number) => ({ tipoTrabajador, remuneracionImponible: pesos(renta) })
  expect(rentaDelPostulante([], true)).toBe('noExisteEmpleadoresNoAsistido')
  expect(rentaDelPostulante([de('D', 900_000)], true)).toBe('consideraciones')
  expect(rentaDelPostulante([de('D', 900_000)], false)).toBe('contactarEjecutivo')
  expect(rentaDelPostulante([de('D', 0)], true)).toBe('contactarEjecutivo')
  expect(rentaDelPostulante([de('V', 0)], true)).toBe('consideraciones')
})

test('a session goes on for half an hour of nothing, and for no more than its twelve', () => {
  const sesion = { ultimaActividad: '2026-10-07T13:00:00.000Z', expira: '2026-10-07T13:40:00.000Z' }
  expect(sigueLaSesion(sesion, '2026-10-07T13:29:59.000Z')).toBe(true)
  expect(sigueLaSesion(sesion, '2026-10-07T13:30:00.000Z')).toBe(false)
  expect(sigueLaSesion({ ...sesion, ultimaActividad: '2026-10-07T13:35:00.000Z' }, sesion.expira)).toBe(false)
})

test('an e-mail is shown by its first letter', () => {
  expect(correoVelado('elena.prueba@example.cl')).toBe('e•••@example.cl')
})

test.each([
  ['identidad', null, false],
  ['previred', null, false],
  ['renta', false, false],
  ['renta', true, true],
  ['consideraciones', false, false],
  ['cotizante', false, true],
  ['firma', null, true],
  ['enviada', null, true],
] as const)('at %s, with PreviRed %s, the applicant has consented: %s', (paso, autorizado, dado) =>
  expect(haConsentido({ paso, previred: { autorizado } })).toBe(dado),
)
