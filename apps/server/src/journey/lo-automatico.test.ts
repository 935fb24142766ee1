import { type Autor, bitacora } from '@alerce/contract/catalogos/base/bitacora'
import { routes } from '@alerce/contract/routes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOTOR_LOCAL, SISTEMA } from '../core/actor.ts'
import type { Client } from '../testing/client.ts'
import { conDatosContractuales } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { invitada } from '../testing/electronica/electronica.ts'
import { alSalir, dsHasta, porHttp } from '../testing/ventas.ts'

let desk: Desk
let asesora: Client
let contraloria: Client

const RONDAS = ['recordar-citas', 'anular-invitaciones', 'vencer-invitaciones', 'olvidar-respuestas', 'purgar-salud']
const maquinas: readonly string[] = [SISTEMA, MOTOR_LOCAL]
const autorDe = new Map<number, Autor>(Object.values(bitacora).map(({ id, autor }) => [id, autor]))

/** True if this author may sign an entry of a kind, by the catalogue. */
const puedeFirmar = (autor: Autor | undefined, por: string): boolean =>
  autor === 'ambos' || (autor === 'sistema') === maquinas.includes(por)

beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  contraloria = await desk.as('contraloria')
})
afterAll(() => desk.close())

/** Sales of every kind, then weeks without a user, while every scheduled job runs. */
async function live(): Promise<void> {
  await conDatosContractuales({ asesora, contraloria }, { nombres: 'Julia' })
  await dsHasta(asesora, 'resultado', { postulante: { rentaCertificada: true } })
  const rechazada = await dsHasta(asesora, 'resultado', { declaracion: { peso: 120 } })
  const { identificador } = rechazada
  const motivo = 'La renta no se acredita con los papeles recibidos'
  await alSalir(contraloria)('responderEvaluacionFinanciera', { identificador, decision: 'rechaza', motivo })
  await desk.releaseRespuestas()
  await invitada(desk, asesora)
  const { declaracionSaludId } = await invitada(desk, asesora).then((venta) => ({
    declaracionSaludId: venta.identificador,
  }))
  await porHttp(await desk.as('mesa'))('registrarRechazo', { declaracionSaludId, glosa: 'No coincide.' })
  for (const dias of [8, 40, 200]) {
    desk.clock.pasan(dias * DIA_MS)
    for (const ronda of RONDAS) await desk.ronda(ronda)
  }
}

test('acts of persons are signed by persons, and automatic ones by the machine, throughout', async () => {
  const antes = await desk.db
    .selectFrom('bitacora')
    .select((e) => e.fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  await live()
  const entradas = await desk.db.selectFrom('bitacora').select(['id', 'evento', 'texto', 'por', 'aPedidoDe']).execute()
  expect(entradas.filter(({ evento, por }) => !puedeFirmar(autorDe.get(evento), por))).toEqual([])
  // Scheduled jobs act without a person
  const deRondas = entradas.filter(
    ({ id, aPedidoDe, por }) => id > antes.id && aPedidoDe === null && maquinas.includes(por),
  )
  const dichos = new Set(deRondas.map(({ evento }) => evento))
  for (const evento of ['invitacionVencida', 'saludPurgada'] as const) expect(dichos).toContain(bitacora[evento].id)
})

test('a result that no person gave is signed «motor local»', async () => {
  const pasos = await desk.db
    .selectFrom('evaluacion')
    .select(['por', 'usuarioId', 'reenvio', 'resultado'])
    .where('reenvio', '=', false)
    .execute()
  expect(pasos.some(({ por }) => por === MOTOR_LOCAL)).toBe(true)
  expect(pasos.filter(({ por, usuarioId }) => (usuarioId === null) !== (por === MOTOR_LOCAL))).toEqual([])
  // The machine never gives a negative answer about health
  expect(pasos.filter(({ por, resultado }) => por === MOTOR_LOCAL && [3, 4, 5].includes(resultado))).toEqual([])
})

test('health data read or deleted by the machine is recorded with its name', async () => {
  const actos = await desk.db.selectFrom('bitacoraAcceso').select(['actor', 'operacion']).execute()
  const nombres = new Set(Object.keys(routes))
  expect(actos.filter(({ actor, operacion }) => !nombres.has(operacion) && actor !== SISTEMA)).toEqual([])
})
