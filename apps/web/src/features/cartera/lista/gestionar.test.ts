import { beforeEach, describe, expect, test, vi } from 'vitest'
import { datosDe } from '../../../testing/datos-prospecto.ts'
import { resultadoDe } from '../../../testing/declaracion.ts'
import { type Answer, type Answers, fakeServer, inTurn, Refused, UNREACHABLE } from '../../../testing/fake-server.ts'
import { oscar as prospecto } from '../../../testing/ficha.ts'
import { pasoDe, ventaDe } from '../../../testing/venta.ts'
import { agendar, gestionar, verAgenda } from './gestionar.ts'
import type { Prospecto } from './queries.ts'

const aceptada = { ...prospecto, estado: 'DS Aceptada', folioDS: 5_000_000_001 }
const ANTECEDENTES = '/postulant-data?prospectoId=12'

const venta = ventaDe({
  etapa: 'dsManualGenerada',
  etapaDS: 'dsFinalizada',
  declaracionSaludId: 34,
  pasos: [pasoDe('resultado', 'listo', '/resultado-ds'), pasoDe('contractual', 'ahora', '/documentos')],
})

const ok: Answers = {
  validarFunVigencia: { funVigencia: true },
  obtenerDatosProspecto: datosDe(),
  obtenerIdentificadorDS: { declaracionSaludId: 34, rut: '16482305-9' },
  obtenerEstadoSuscripcion: { codigo: 0, valor: 'OK' },
  validarGestionarCompensado: 'ok',
  prospectoGestionado: 'ok',
  obtenerVenta: venta,
  verificacionDSManual: { habilitado: false },
}
const independiente: Answers = {
  obtenerDatosProspecto: datosDe({
    empleadores: [...datosDe().empleadores, { id: 2, tipoTrabajador: 'I', rut: null, remuneracionImponible: 900_000 }],
  }),
}
const habilitada: Answers = {
  verificacionDSManual: { habilitado: true },
  generarDSManual: { declaracionSaludId: 56, rutProspecto: '12345678-5', folioDS: 5_000_000_002 },
  guardarEtapaProspecto: { etapa: 'dsManualGenerada' },
}

const stops = (text: string) => expect.objectContaining({ message: text })

/** Where it leads, or what stops it, and what was asked on the way; the waits of a repeated read are skipped. */
async function run(of: Prospecto, answers: Answers = {}) {
  const received = fakeServer({ ...ok, ...answers })
  const ended = gestionar(of).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return { end: await ended, received, asked: [...new Set(received.map(({ name }) => name))] }
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

describe('what is asked, in order', () => {
  test('of a prospect on its way: employers, pair, mark', async () => {
    const { end, asked, received } = await run(prospecto)
    expect(end).toBe(ANTECEDENTES)
    expect(asked).toEqual(['obtenerDatosProspecto', 'validarGestionarCompensado', 'prospectoGestionado'])
    expect(received.at(-1)?.payload).toEqual({ prospectoId: 12, accion: 'gestionar', funNoVerificado: false })
  })

  test('of an accepted charge who pays by mandate: everything', async () => {
    const { end, asked, received } = await run({ ...aceptada, folioDS: 6_000_000_000 }, independiente)
    expect(end).toBe('/documentos?prospectoId=12&identificador=34')
    expect(asked).toEqual([
      'validarFunVigencia',
      'obtenerDatosProspecto',
      'obtenerIdentificadorDS',
      'obtenerEstadoSuscripcion',
      'validarGestionarCompensado',
      'prospectoGestionado',
      'obtenerVenta',
      'verificacionDSManual',
    ])
    expect(received.find(({ name }) => name === 'obtenerEstadoSuscripcion')?.payload).toEqual({ dsw_correl: 34 })
  })
})

describe('the FUN, from folio 6000000000 on', () => {
  const text =
    'Para avanzar en la suscripción, se debe validar que FUN de baja como carga haya sido recibido por CCS y que haya sido procesado.'

  test.each<[string, number, Answer<'validarFunVigencia'>, unknown]>([
    ['below: not asked', 5_999_999_999, { funVigencia: false }, ANTECEDENTES],
    ['in force', 6_000_000_000, { funVigencia: true }, ANTECEDENTES],
    ['not in force', 6_000_000_000, { funVigencia: false }, stops(text)],
    ['a refusal is an answer', 6_000_000_000, new Refused(404, 'No se encontró.'), stops('No se encontró.')],
  ])('%s', async (_, folioDS, validarFunVigencia, expected) => {
    expect((await run({ ...prospecto, folioDS }, { validarFunVigencia })).end).toEqual(expected)
  })

  test.each<[string, Answer<'validarFunVigencia'>]>([
    ['nobody answers', UNREACHABLE],
    ['the server fails', new Refused(500, 'Ha ocurrido un error inesperado')],
    ['the service is down', new Refused(503, 'Ha ocurrido un error en la redirección')],
  ])('%s: it goes on, and the server is told', async (_, validarFunVigencia) => {
    const { end, received } = await run({ ...prospecto, folioDS: 6_000_000_000 }, { validarFunVigencia })
    expect(end).toBe(ANTECEDENTES)
    expect(received.at(-1)).toMatchObject({ name: 'prospectoGestionado', payload: { funNoVerificado: true } })
  })
})

describe('the mandate of an independent or voluntary worker, once accepted', () => {
  const text = 'El postulante debe suscribir un mandato de pago con tarjeta de crédito, débito o prepago'

  test.each<[string, Answers, unknown]>([
    ['stands', {}, '/documentos?prospectoId=12&identificador=34'],
    ['the words in any case', { obtenerEstadoSuscripcion: { codigo: 0, valor: 'ok' } }, expect.any(String)],
    ['none', { obtenerEstadoSuscripcion: { codigo: 1, valor: 'Sin mandato' } }, stops(text)],
    ['OK with a code', { obtenerEstadoSuscripcion: { codigo: 1, valor: 'OK' } }, stops(text)],
    ['a code without OK', { obtenerEstadoSuscripcion: { codigo: 0, valor: 'PENDIENTE' } }, stops(text)],
    ['no declaration', { obtenerIdentificadorDS: { declaracionSaludId: null, rut: null } }, stops(text)],
  ])('%s', async (_, answers, expected) => {
    expect((await run(aceptada, { ...independiente, ...answers })).end).toEqual(expected)
  })

  test('is not asked for before', async () => {
    const { asked } = await run({ ...prospecto, estado: 'DS en Evaluación' }, independiente)
    expect(asked).not.toContain('obtenerEstadoSuscripcion')
  })
})

describe('what stops it, word for word', () => {
  test.each<[string, Answers, string]>([
    [
      'a receiver whose giver has not finished',
      { validarGestionarCompensado: 'Recibe espera' },
      'Recibe no puede continuar hasta que el otorgante complete su proceso.',
    ],
    ['employers', { obtenerDatosProspecto: UNREACHABLE }, 'No se ha podido obtener los datos del prospecto'],
    [
      'identifier',
      { ...independiente, obtenerIdentificadorDS: UNREACHABLE },
      'No se ha podido obtener el identificador de la DS',
    ],
    ['mandate', { ...independiente, obtenerEstadoSuscripcion: UNREACHABLE }, 'Ha ocurrido un error inesperado'],
    ['pair', { validarGestionarCompensado: UNREACHABLE }, 'No se ha podido verificar la identificación del prospecto'],
    ['mark', { prospectoGestionado: UNREACHABLE }, 'No se ha podido verificar la identificación del prospecto'],
    [
      'a refusal, in the words of the server',
      { prospectoGestionado: new Refused(422, 'El postulante debe suscribir un mandato') },
      'El postulante debe suscribir un mandato',
    ],
  ])('%s', async (_, answers, text) => {
    const { end, asked } = await run(aceptada, answers)
    expect(end).toEqual(stops(text))
    expect(asked).not.toContain('obtenerVenta')
  })

  test.each<[string, Answers, string]>([
    ['the sale', { obtenerVenta: UNREACHABLE }, 'Ha ocurrido un error en la redirección'],
    [
      'manual check',
      { verificacionDSManual: UNREACHABLE },
      'No se ha podido verificar si se puede realizar una DS Manual',
    ],
    ['generation', { ...habilitada, generarDSManual: UNREACHABLE }, 'No se ha podido generar una DS Manual.'],
    [
      'its stage',
      { ...habilitada, guardarEtapaProspecto: UNREACHABLE },
      'No se ha podido guardar el estado del prospecto. Inténtalo nuevamente.',
    ],
  ])('after the mark: %s', async (_, answers, text) => {
    expect((await run(aceptada, answers)).end).toEqual(stops(text))
  })
})

describe('where an accepted declaration leads', () => {
  test('a manual one that may be generated: generated, the stage saved, to the data', async () => {
    const { end, received } = await run(aceptada, habilitada)
    expect(end).toBe('/postulant-data?prospectoId=12&identificador=56')
    expect(received.at(-1)?.payload).toEqual({ prospectoId: 12, etapa: 'dsManualGenerada' })
  })

  test('a manual one that was sent: its own step', async () => {
    expect((await run(aceptada)).end).toBe('/documentos?prospectoId=12&identificador=34')
  })

  test('authorized and not finished: finished on the way, then its new step', async () => {
    const pasos = [pasoDe('resultado', 'ahora', '/resultado-ds')]
    const antes = { ...venta, porFinalizar: true, etapaDS: 'resultado', pasos }
    const { end, asked } = await run(aceptada, {
      obtenerVenta: inTurn(antes, venta),
      resultadoevaluacionds: resultadoDe(1),
      finalizaevaluacionds: 'ok',
    })
    expect(end).toBe('/documentos?prospectoId=12&identificador=34')
    expect(asked).toContain('finalizaevaluacionds')
  })

  test.each([
    ['past the DS: with its identifier', 'firmaDocumentos', `${ANTECEDENTES}&identificador=34`],
    ['still in progress: without', 'resultado', ANTECEDENTES],
    ['annulled: without', 'invitacionAnulada', ANTECEDENTES],
  ])('an electronic one %s', async (_, etapaDS, address) => {
    const electronica = { ...venta, tipoVenta: 'E' as const, etapa: 'invitacionEnviada', etapaDS }
    expect((await run(aceptada, { obtenerVenta: electronica })).end).toBe(address)
  })

  test('back at its first stage: to the data', async () => {
    expect((await run(aceptada, { obtenerVenta: { ...venta, etapa: 'prospecto' } })).end).toBe(ANTECEDENTES)
  })
})

describe('Agendar', () => {
  test('marks, checks nothing and opens the agenda', async () => {
    const received = fakeServer(ok)
    expect(await agendar(aceptada)).toBe('/agenda?prospectoId=12')
    expect(received).toMatchObject([{ name: 'prospectoGestionado', payload: { prospectoId: 12, accion: 'agendar' } }])
  })

  test('that cannot be marked says so', async () => {
    fakeServer({ prospectoGestionado: UNREACHABLE })
    await expect(agendar(prospecto)).rejects.toThrow('No se ha podido verificar la identificación del prospecto')
  })

  test('of who only reads asks nothing', () => {
    expect(verAgenda(prospecto)).toBe('/agenda?prospectoId=12')
  })
})
