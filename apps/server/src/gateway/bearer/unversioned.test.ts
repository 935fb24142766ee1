import { operations } from '@alerce/contract/operations'
import type { RouteName } from '@alerce/contract/routes'
import { expect, test, vi } from 'vitest'
import type { Actor } from '../../core/actor.ts'
import { tellUnversioned } from '../door.ts'

const cliente: Actor = { kind: 'cliente', clienteId: 'gestor', alcances: ['escribir'] }
const sistema: Actor = { kind: 'sistema', mando: 'prueba' }

async function told(name: RouteName, payload: unknown, caller: Actor = cliente) {
  const operation = operations.find((one) => one.name === name)
  const around = operation && tellUnversioned(operation)
  if (!around) return 'no change of a record'
  const warn = vi.fn()
  const next = vi.fn(async () => 'answer')
  const request = { log: { warn } } as never
  expect(await around({ request, reply: {} as never, caller, payload }, next)).toBe('answer')
  return warn.mock.calls
}

const line = (operacion: RouteName) => [[{ operacion, cliente: 'gestor' }, 'cambio sin versión']]

test.each<[RouteName, object]>([
  ['ingresarProspecto', { prospectoId: 12, nombres: 'ANA' }],
  ['agendarCita', { citaId: 3, prospectoId: 12 }],
  ['actualizarProspecto', { prospectoId: 12 }],
  ['descartarActualizacion', { prospectoId: 12 }],
])('%s of %o without a version is one line: the call and the client, nothing of the data', async (name, payload) => {
  expect(await told(name, payload)).toEqual(line(name))
  expect(await told(name, { ...payload, version: 4 })).toEqual([])
  expect(await told(name, payload, sistema)).toEqual([])
})

test.each<[RouteName, object]>([
  ['aceptarFirmas', { envioId: 3 }],
  ['devolverFirmas', { envioId: 3 }],
  ['aceptarPrimerPago', { registrado: '2026-11-21T15:30:00.000Z' }],
  ['devolverPrimerPago', { registrado: '2026-11-21T15:30:00.000Z' }],
  ['cerrarIrregularidad', { desde: '2026-11-21T15:30:00.000Z' }],
  ['devolverIrregularidad', { corregida: '2026-11-21T15:30:00.000Z' }],
])('%s without its read version logs one line, with its name', async (name, leido) => {
  expect(await told(name, { declaracionSaludId: 34 })).toEqual(line(name))
  expect(await told(name, { declaracionSaludId: 34, ...leido })).toEqual([])
})

test('an answer says which one it replaces, and not the version of the questions alone', async () => {
  const answer = { identificador: 20_001, codigoPregunta: 1, respuesta: false, version: 1 }
  expect(await told('guardarRespuestaDS', answer)).toEqual(line('guardarRespuestaDS'))
  const reemplaza = { version: null, ventana: 'a'.repeat(32) }
  expect(await told('guardarRespuestaDS', { ...answer, reemplaza })).toEqual([])
})

test.each<[RouteName, object]>([
  ['ingresarProspecto', { nombres: 'ANA' }],
  ['agendarCita', { citaId: null, prospectoId: 12 }],
])('%s of %o makes a record, of which nothing was read', async (name, payload) => {
  expect(await told(name, payload)).toEqual([])
})

test.each<RouteName>(['obtenerDatosProspecto', 'confirmarActualizacion', 'guardarBorrador'])(
  '%s is none',
  async (name) => {
    expect(await told(name, {})).toBe('no change of a record')
  },
)
