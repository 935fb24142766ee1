import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../../testing/fake-server.ts'
import { oscar as prospecto } from '../../testing/ficha.ts'
import { gestionar } from './gestionar.ts'
import type { Prospecto } from './queries.ts'

const aceptada = { ...prospecto, estado: 'DS Aceptada', folioDS: 5_000_000_001 }

const venta = {
  prospectoId: 12,
  tipoVenta: 'M',
  etapa: 'dsManualGenerada',
  etapaDS: 'dsFinalizada',
  declaracionSaludId: 34,
  pasos: [
    { clave: 'resultado', situacion: 'listo', ruta: '/resultado-ds' },
    { clave: 'contractual', situacion: 'ahora', ruta: '/documentos' },
  ],
}

const ok: Answers = {
  obtenerDatosProspecto: { empleadores: [{ tipoTrabajador: 'D' }] },
  validarGestionarCompensado: 'ok',
  prospectoGestionado: 'ok',
  obtenerVenta: venta,
  verificacionDSManual: { habilitado: false },
}

const stops = (text: string) => expect.objectContaining({ message: text })

/** Where it leads, or what stops it; the waits of a repeated read are skipped. */
async function outcome(of: Prospecto) {
  const ended = gestionar(of).catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  return ended
}

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

test('a prospect on its way: checked, marked, to its data', async () => {
  const received = fakeServer(ok)
  expect(await outcome(prospecto)).toBe('/postulant-data?prospectoId=12')
  expect(received.map(({ name }) => name)).toEqual([
    'obtenerDatosProspecto',
    'validarGestionarCompensado',
    'prospectoGestionado',
  ])
})

describe('the FUN, from folio 6000000000 on', () => {
  const withFolio = (folioDS: number) => ({ ...prospecto, folioDS })
  const text =
    'Para avanzar en la suscripción, se debe validar que FUN de baja como carga haya sido recibido por CCS y que haya sido procesado.'

  test.each([
    ['below: not asked', 5_999_999_999, { funVigencia: false }, '/postulant-data?prospectoId=12'],
    ['in force', 6_000_000_000, { funVigencia: true }, '/postulant-data?prospectoId=12'],
    ['not in force', 6_000_000_000, { funVigencia: false }, stops(text)],
    ['the check itself fails', 6_000_000_000, UNREACHABLE, '/postulant-data?prospectoId=12'],
  ])('%s', async (_, folio, validarFunVigencia, expected) => {
    fakeServer({ ...ok, validarFunVigencia })
    expect(await outcome(withFolio(folio))).toEqual(expected)
  })
})

describe('what stops it', () => {
  test.each<[string, Answers, Prospecto, string]>([
    [
      'an accepted declaration of an independent worker without mandate',
      { obtenerDatosProspecto: { empleadores: [{ tipoTrabajador: 'I' }] } },
      aceptada,
      'El postulante debe suscribir un mandato de pago con tarjeta de crédito, débito o prepago',
    ],
    [
      'a receiver whose giver has not finished',
      { validarGestionarCompensado: 'espera' },
      prospecto,
      'Recibe no puede continuar hasta que el otorgante complete su proceso.',
    ],
    [
      'the mark fails',
      { prospectoGestionado: UNREACHABLE },
      prospecto,
      'No se ha podido verificar la identificación del prospecto',
    ],
    [
      'a refusal, in the words of the server',
      { obtenerDatosProspecto: new Refused(404, 'No se encontró lo que busca.') },
      prospecto,
      'No se encontró lo que busca.',
    ],
  ])('%s', async (_, answers, of, text) => {
    const received = fakeServer({ ...ok, ...answers })
    expect(await outcome(of)).toEqual(stops(text))
    expect(received.some(({ name }) => name === 'obtenerVenta')).toBe(false)
  })
})

describe('an accepted declaration', () => {
  test('that was sent opens at its own step', async () => {
    fakeServer(ok)
    expect(await outcome(aceptada)).toBe('/documentos?prospectoId=12&identificador=34')
  })

  test('of a manual sale that may be generated anew: generated, the stage saved, to the data', async () => {
    const received = fakeServer({
      ...ok,
      verificacionDSManual: { habilitado: true },
      generarDSManual: { declaracionSaludId: 56, rutProspecto: '12345678-5', folioDS: 5_000_000_002 },
      guardarEtapaProspecto: { etapa: 'dsManualGenerada' },
    })
    expect(await outcome(aceptada)).toBe('/postulant-data?prospectoId=12&identificador=56')
    expect(received.at(-1)?.payload).toEqual({ prospectoId: 12, etapa: 'dsManualGenerada' })
  })

  test('a manual check that fails says so', async () => {
    fakeServer({ ...ok, verificacionDSManual: UNREACHABLE })
    expect(await outcome(aceptada)).toEqual(stops('No se ha podido verificar si se puede realizar una DS Manual'))
  })
})
