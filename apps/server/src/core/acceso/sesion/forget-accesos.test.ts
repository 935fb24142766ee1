import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { enter, invitada } from '../../../testing/electronica/electronica.ts'
import { INICIO } from '../../../testing/template.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())
beforeEach(() => desk.clock.move(INICIO))

const en = (dias: number) => new Date(Date.parse(INICIO) + dias * DIA_MS).toISOString()
const forget = async (dias: number) => {
  desk.clock.move(en(dias))
  for (const ronda of ['olvidar-accesos', 'olvidar-enlaces', 'olvidar-codigos']) await desk.ronda(ronda)
}
const sesionesDe = async (usuario: string) =>
  await desk.db
    .selectFrom('sesion as s')
    .innerJoin('usuario as u', 'u.id', 's.usuarioId')
    .select('s.id')
    .where('u.usuario', '=', usuario)
    .orderBy('s.id')
    .execute()

test('a login record is deleted after two years; the last login of each user is kept', async () => {
  for (let veces = 0; veces < 2; veces += 1) await desk.as('asesora')
  await desk.db
    .insertInto('registroAcceso')
    .values({ usuarioId: 1, tipo: 'E', origen: 'PRUEBA', en: INICIO, ip: '', ipDeclarada: null })
    .execute()
  const registro = () => desk.db.selectFrom('registroAcceso').select('id').where('origen', '=', 'PRUEBA').execute()
  const antes = await sesionesDe('asesora')
  await forget(729)
  expect(await sesionesDe('asesora')).toEqual(antes)
  expect(await registro()).toHaveLength(1)
  await forget(732)
  expect(await sesionesDe('asesora')).toEqual(antes.slice(-1))
  expect(await registro()).toEqual([])
})

test('however many there are of one user, they go', async () => {
  const sesion = { usuarioId: 1, expira: en(1), creada: INICIO, ultimaActividad: INICIO, csrf: 'x', ip: '', agente: '' }
  const tokens = Array.from({ length: 1100 }, (_, n) => Buffer.from(`muchas ${n}`))
  await desk.db
    .insertInto('sesion')
    .values(tokens.map((tokenHash) => ({ ...sesion, tokenHash })))
    .execute()
  await forget(732)
  const quedan = await desk.db.selectFrom('sesion').select('id').where('usuarioId', '=', 1).execute()
  expect(quedan).toHaveLength(1)
})

test('sessions of an applicant are deleted with the health data or after the contract evidence is sealed', async () => {
  const asesora = await desk.as('asesora')
  const casos: number[] = []
  for (let una = 0; una < 3; una += 1) {
    const venta = await invitada(desk, asesora)
    await enter(desk, venta)
    casos.push(venta.identificador)
  }
  const [purgada = 0, contratada = 0, enCurso = 0] = casos
  const quedan = async () => {
    const rows = desk.db.selectFrom('sesionPostulante').select('declaracionId').where('declaracionId', 'in', casos)
    return (await rows.orderBy('declaracionId').execute()).map((una) => una.declaracionId)
  }
  await desk.db
    .updateTable('declaracion')
    .set({ purgadaEn: en(31) })
    .where('id', '=', purgada)
    .execute()
  const evidencia = { manifiesto: Buffer.from('{}'), clave: '', firma: '', creada: en(31), siguiente: en(31) }
  await desk.db
    .insertInto('evidencia')
    .values({ declaracionId: contratada, ...evidencia, sello: null, sellada: null, autoridad: null })
    .execute()
  await forget(32)
  expect(await quedan()).toEqual([contratada, enCurso])
  await forget(732)
  expect(await quedan()).toEqual([enCurso])
})

test('codes and links that open nothing any more are not kept', async () => {
  const asesora = await desk.as('asesora')
  await enter(desk, await invitada(desk, asesora))
  const usuario = { usuarioId: 1, creadoPor: 'administracion', usado: null }
  const enlace = { ...usuario, tokenHash: Buffer.alloc(32, 1), creado: INICIO, expira: en(0.1) }
  await desk.db.insertInto('enlaceClave').values(enlace).execute()
  const cuantos = async () => [
    (await desk.db.selectFrom('codigoPostulante').select('id').execute()).length > 0,
    (await desk.db.selectFrom('enlaceClave').select('usuarioId').execute()).length,
  ]
  await forget(0.5)
  expect(await cuantos()).toEqual([true, 1])
  await forget(2)
  expect(await cuantos()).toEqual([false, 0])
})
