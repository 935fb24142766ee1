import { routes } from '@alerce/contract/routes'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formularioDe } from '../../../semilla/demo/recorrido.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { pantallaLista } from '../../../testing/pantalla.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
let mesa: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  asesora = await desk.as('asesora')
  mesa = await desk.as('mesa')
})
afterAll(() => desk.close())

const call = () => porHttp(mesa)
const save = (payload: object) => mesa.post(routes.guardarFunBaja.path, payload)

let last = 0
/** RUT with a charge in force, unknown to other tests. */
async function carga(): Promise<string> {
  last += 1
  const cuerpo = 21_000_000 + last * 1_013
  const rut = `${cuerpo}-${digitoVerificador(cuerpo)}`
  const fila = { rutTitular: '13456789-9', fechaNacimiento: '1990-03-15', desde: '2019-03-01', hasta: null }
  await desk.db
    .insertInto('cargaVigente')
    .values({ rut, sexo: 'F', ...fila })
    .execute()
  return rut
}

/** A sale of the asesora whose DS asks for the FUN. */
async function ventaConFun() {
  const rut = await carga()
  return await dsNueva(asesora, nuevoPostulante({ rut, cargaVigente: true }))
}

const esperan = async (texto?: string) => await call()('obtenerFunBajas', { cuales: 'esperan', texto, limite: 200 })
const deRut = async (rut: string) => (await esperan()).find((fun) => fun.rut === rut)
const bitacora = async (prospectoId: number) =>
  (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ bitacoraId, estado, por }) => [
    bitacoraId,
    estado,
    por,
  ])

describe('a FUN that a sale waits for', () => {
  test('stands in the list from its DS on, until the FUN is processed', async () => {
    const { rut, prospectoId } = await ventaConFun()
    const nadie = { recibido: null, procesado: null, por: null, en: null }
    expect(await deRut(rut)).toEqual({ rut, ...nadie, casos: ['ELENA PRUEBA SERRANO'] })
    await call()('guardarFunBaja', { rut, recibido: '01-10-2026', procesado: null })
    expect(await deRut(rut)).toMatchObject({ recibido: '01-10-2026', procesado: null, por: expect.any(String) })
    expect(await porHttp(asesora)('validarFunVigencia', { prospectoId })).toEqual({ funVigencia: false })
    await call()('guardarFunBaja', { rut, recibido: '01-10-2026', procesado: '07-10-2026' })
    expect(await deRut(rut)).toBeUndefined()
    expect(await porHttp(asesora)('validarFunVigencia', { prospectoId })).toEqual({ funVigencia: true })
  })

  test.each([
    ['of an earlier charge', '28-02-2019', false],
    ['on the day on which the present charge began', '01-03-2019', true],
  ])('one received %s', async (_what, recibido, vigente) => {
    const { rut, prospectoId } = await ventaConFun()
    await call()('guardarFunBaja', { rut, recibido, procesado: '02-03-2019' })
    expect(await porHttp(asesora)('validarFunVigencia', { prospectoId })).toEqual({ funVigencia: vigente })
    expect((await asesora.post(routes.prospectoGestionado.path, { prospectoId })).status).toBe(vigente ? 200 : 422)
    const pendiente = { recibido: null, procesado: null, por: null }
    if (vigente) expect(await deRut(rut)).toBeUndefined()
    else expect(await deRut(rut)).toMatchObject(pendiente)
  })

  test('one of an earlier charge and one of the present stand side by side; the last one received is waited for', async () => {
    const { rut, prospectoId } = await ventaConFun()
    const note = (recibido: string, procesado: string | null) => call()('guardarFunBaja', { rut, recibido, procesado })
    await note('10-01-2018', '15-01-2018')
    await note('01-09-2026', null)
    await note('01-10-2026', null)
    expect(await deRut(rut)).toMatchObject({ recibido: '01-10-2026' })
    expect(
      (await call()('obtenerFunBajas', { cuales: 'todos', texto: rut })).map((fun) => fun.recibido).sort(),
    ).toEqual(['01-09-2026', '01-10-2026', '10-01-2018'])
    await note('01-09-2026', '06-10-2026')
    expect(await deRut(rut)).toBeUndefined()
    expect(await porHttp(asesora)('validarFunVigencia', { prospectoId })).toEqual({ funVigencia: true })
  })

  test('lists received ones first, oldest first, then those not received', async () => {
    const nada = await ventaConFun()
    const [tarde, pronto] = [await ventaConFun(), await ventaConFun()]
    await call()('guardarFunBaja', { rut: tarde.rut, recibido: '05-10-2026', procesado: null })
    await call()('guardarFunBaja', { rut: pronto.rut, recibido: '02-10-2026', procesado: null })
    const mios = new Set([nada.rut, tarde.rut, pronto.rut])
    const ruts = (await esperan()).map(({ rut }) => rut).filter((rut) => mios.has(rut))
    expect(ruts).toEqual([pronto.rut, tarde.rut, nada.rut])
  })

  test('does not list a RUT without a charge in force, nor a sale that ended', async () => {
    const { rut, prospectoId } = await ventaConFun()
    const comun = await dsNueva(asesora)
    expect((await esperan()).map((fun) => fun.rut)).not.toContain(comun.rut)
    await desk.db.updateTable('prospecto').set({ estado: 'DS Rechazada' }).where('id', '=', prospectoId).execute()
    expect(await deRut(rut)).toBeUndefined()
  })

  test.each<[string, (rut: string) => string, boolean]>([
    ['the whole RUT', (rut) => rut, true],
    ['its beginning', (rut) => rut.slice(0, 5), true],
    ['with dots', (rut) => `${rut.slice(0, 2)}.${rut.slice(2, 5)}.${rut.slice(5)}`, true],
    ['three digits', (rut) => rut.slice(0, 3), false],
    ['another RUT', () => '9876543', false],
    ['a sign of LIKE', () => '%%%%', false],
  ])('%s finds it: %s', async (_title, typed, found) => {
    const { rut } = await ventaConFun()
    expect((await esperan(typed(rut))).some((fun) => fun.rut === rut)).toBe(found)
  })

  test('names at most three prospects of a RUT, newest first', async () => {
    const { rut, prospectoId } = await ventaConFun()
    const {
      id: _id,
      buzon: _buzon,
      ...fila
    } = await desk.db.selectFrom('prospecto').selectAll().where('id', '=', prospectoId).executeTakeFirstOrThrow()
    const otras = ['ANA', 'BERTA', 'CLARA'].map((nombres, at) => ({
      ...fila,
      nombres,
      registradoEn: `2026-10-0${at + 4}T12:00:00.000Z`,
    }))
    await desk.db.insertInto('prospecto').values(otras).execute()
    const { casos } = (await deRut(rut)) ?? {}
    expect(casos).toEqual(['ELENA PRUEBA SERRANO', 'CLARA PRUEBA SERRANO', 'BERTA PRUEBA SERRANO'])
  })
})

describe('a processed one', () => {
  const esCarga = async (rut: string) => (await porHttp(asesora)('validarCargaVigente', { rut })).cargaVigente
  const note = (rut: string, recibido: string, procesado: string | null) =>
    call()('guardarFunBaja', { rut, recibido, procesado })

  test('ends the charge in force, until it is corrected or taken back', async () => {
    const rut = await carga()
    const recibido = '01-10-2026'
    await note(rut, recibido, null)
    expect(await esCarga(rut)).toBe(true)
    await note(rut, recibido, '07-10-2026')
    expect(await esCarga(rut)).toBe(false)
    await note(rut, recibido, null)
    expect(await esCarga(rut)).toBe(true)
    await note(rut, recibido, '07-10-2026')
    await call()('eliminarFunBaja', { rut, recibido })
    expect(await esCarga(rut)).toBe(true)
  })

  test('of an earlier charge ends none', async () => {
    const rut = await carga()
    await note(rut, '10-01-2018', '15-01-2018')
    expect(await esCarga(rut)).toBe(true)
  })

  test('leaves a prospect that was a charge open to its advisor', async () => {
    const rut = await carga()
    const nuevo = formularioDe(nuevoPostulante({ rut, cargaVigente: true }))
    const { prospectoId } = await porHttp(asesora)('ingresarProspecto', nuevo)
    await note(rut, '01-10-2026', '07-10-2026')
    const cambio = { ...nuevo, prospectoId, version: 1, nombres: 'Amelia' }
    expect((await asesora.post(routes.ingresarProspecto.path, cambio)).body.data).not.toHaveProperty('codigoError')
    expect(await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })).toMatchObject({
      nombres: 'AMELIA',
      cargaVigente: true,
      fechaNacimiento: '15-03-1990',
    })
  })
})

describe('a recorded cancellation', () => {
  test('is corrected in its place, the day of its receipt too; never laid over another', async () => {
    const rut = await carga()
    const deEse = async () =>
      (await call()('obtenerFunBajas', { cuales: 'todos', texto: rut })).map((fun) => fun.recibido).sort()
    for (const recibido of ['01-10-2026', '05-10-2026'])
      await call()('guardarFunBaja', { rut, recibido, procesado: null })
    const cambio = { rut, procesado: null, recibidoAntes: '05-10-2026' }
    const sobreOtro = await save({ ...cambio, recibido: '01-10-2026' })
    expect([sobreOtro.status, sobreOtro.body.descripcion]).toEqual([409, 'Este RUT ya tiene un FUN recibido ese día'])
    await call()('guardarFunBaja', { ...cambio, recibido: '06-10-2026' })
    expect(await deEse()).toEqual(['01-10-2026', '06-10-2026'])
  })

  test('answers the former values', async () => {
    const rut = await carga()
    const recibido = '05-10-2026'
    const note = (fun: { recibido: string; procesado: string | null; recibidoAntes?: string }) =>
      call()('guardarFunBaja', { rut, ...fun })
    expect(await note({ recibido, procesado: null })).toEqual({ antes: null })
    const porProcesar = { antes: { recibido, procesado: null } }
    expect(await note({ recibido, procesado: null })).toEqual(porProcesar)
    expect(await note({ recibido, procesado: '07-10-2026' })).toEqual(porProcesar)
    const corregido = { recibido: '06-10-2026', procesado: null, recibidoAntes: recibido }
    expect(await note(corregido)).toEqual({ antes: { recibido, procesado: '07-10-2026' } })
  })

  test('with stale values is refused: 412', async () => {
    const rut = await carga()
    const recibido = '01-10-2026'
    const leido = { rut, recibido, recibidoAntes: recibido, procesadoAntes: null }
    await save({ rut, recibido, procesado: null, procesadoAntes: null })
    await call()('guardarFunBaja', { ...leido, procesado: '07-10-2026' })
    for (const tarde of [
      await save({ ...leido, recibido: '02-10-2026', procesado: null }),
      await save({ rut, recibido, procesado: '06-10-2026', procesadoAntes: null }),
    ]) {
      expect(tarde.status).toBe(412)
      expect(tarde.body.data).toMatchObject({ campos: [{ campo: 'procesado', etiqueta: 'Procesado' }], propio: true })
    }
    const remove = (procesadoAntes: string | null) =>
      mesa.post(routes.eliminarFunBaja.path, { rut, recibido, procesadoAntes })
    expect((await remove(null)).status).toBe(412)
    const [fun] = await call()('obtenerFunBajas', { cuales: 'todos', texto: rut })
    expect(fun).toMatchObject({ recibido, procesado: '07-10-2026' })
    expect((await remove('07-10-2026')).status).toBe(200)
    const perdido = await save({ ...leido, procesado: null })
    expect([perdido.status, perdido.body.codigo]).toEqual([404, 'fun_ya_no_esta'])
  })

  test('is noted in the Bitácora without the RUT, and again only on a change', async () => {
    const { rut, prospectoId } = await ventaConFun()
    for (const procesado of [null, null, '07-10-2026'])
      await call()('guardarFunBaja', { rut, recibido: '01-10-2026', procesado })
    for (const _ of [1, 2]) await call()('eliminarFunBaja', { rut, recibido: '01-10-2026' })
    const entradas = await bitacora(prospectoId)
    expect(entradas.filter(([id]) => [140, 141, 142].includes(Number(id)))).toEqual([
      [142, 'Registro del FUN de baja eliminado', expect.any(String)],
      [141, 'FUN de baja corregido: recibido 01-10-2026, procesado 07-10-2026', expect.any(String)],
      [140, 'FUN de baja registrado: recibido 01-10-2026', expect.any(String)],
    ])
    expect(JSON.stringify(entradas)).not.toContain(rut.slice(0, 8))
  })

  test('reaches the open screens of the advisor', async () => {
    const { rut, prospectoId } = await ventaConFun()
    const pantalla = await pantallaLista(desk.app, asesora.credentials())
    await call()('guardarFunBaja', { rut, recibido: '01-10-2026', procesado: null })
    expect(await pantalla.siguiente()).toEqual({ nombre: 'prospecto', data: { prospectoId } })
    await pantalla.close()
  })

  test('is listed newest first, for any RUT', async () => {
    const [uno, otro] = [await carga(), await carga()]
    await call()('guardarFunBaja', { rut: uno, recibido: '01-10-2026', procesado: null })
    desk.clock.move('2026-10-07T13:05:00.000Z')
    await call()('guardarFunBaja', { rut: otro, recibido: '02-10-2026', procesado: '03-10-2026' })
    const [ultimo, anterior] = await call()('obtenerFunBajas', { cuales: 'todos', limite: 2 })
    expect(ultimo).toEqual({
      rut: otro,
      recibido: '02-10-2026',
      procesado: '03-10-2026',
      por: expect.any(String),
      en: expect.any(String),
      casos: [],
    })
    expect(anterior).toMatchObject({ recibido: expect.any(String) })
    expect(await call()('obtenerFunBajas', { cuales: 'todos', texto: uno })).toHaveLength(1)
  })

  test.each([
    ['received tomorrow', { recibido: '08-10-2026' }, 'recibido', 'La fecha no puede ser posterior a hoy'],
    ['processed tomorrow', { procesado: '08-10-2026' }, 'procesado', 'La fecha no puede ser posterior a hoy'],
    ['processed before', { procesado: '30-09-2026' }, 'procesado', 'El FUN no puede procesarse antes de recibirse'],
    ['on a day that is none', { recibido: '31-09-2026' }, 'recibido', 'Fecha no válida: use DD-MM-AAAA'],
    ['of a RUT that is none', { rut: '12345678-9' }, 'rut', 'Rut no válido'],
    ['of a RUT with zeros', { rut: '012345678-5' }, 'rut', 'No debe anteponer ceros'],
  ])('%s is refused at the field', async (_title, change, campo, mensaje) => {
    const answer = await save({ rut: '12345678-5', recibido: '01-10-2026', procesado: null, ...change })
    expect([answer.status, answer.body.errores]).toEqual([400, [{ campo, mensaje }]])
  })

  test.each(['asesora', 'contraloria', 'administracion'])('%s writes and reads none', async (usuario) => {
    const client = await desk.as(usuario)
    const payload = { rut: '12345678-5', recibido: '01-10-2026', procesado: null }
    const answers = await Promise.all([
      client.post(routes.obtenerFunBajas.path, { cuales: 'todos' }),
      client.post(routes.guardarFunBaja.path, payload),
      client.post(routes.eliminarFunBaja.path, payload),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('acts that can still be undone', () => {
  const porDeshacer = async (rut: string) =>
    (await call()('obtenerPorDeshacer', {})).filter(({ pedido }) => pedido.rut === rut)

  test('a FUN written down, corrected and taken away is listed each time, and no more once it is undone', async () => {
    const rut = await carga()
    const nuevo = { rut, recibido: '01-10-2026', procesado: null }
    await call()('guardarFunBaja', nuevo)
    const [registrado, ...mas] = await porDeshacer(rut)
    expect([registrado, mas]).toMatchObject([{ dice: 'FUN registrado', deshace: 'eliminarFunBaja' }, []])
    expect((await mesa.post(routes.eliminarFunBaja.path, registrado?.pedido ?? {})).status).toBe(200)
    expect(await porDeshacer(rut)).toEqual([])

    await call()('guardarFunBaja', nuevo)
    await call()('guardarFunBaja', { ...nuevo, procesado: '02-10-2026', procesadoAntes: null })
    const cambiado = (await porDeshacer(rut)).find(({ dice }) => dice === 'FUN cambiado')
    expect((await save(cambiado?.pedido ?? {})).status).toBe(200)
    const deRut = async () => (await call()('obtenerFunBajas', { cuales: 'todos', texto: rut, limite: 5 }))[0]
    expect(await deRut()).toMatchObject({ recibido: '01-10-2026', procesado: null })
    expect((await porDeshacer(rut)).map(({ dice }) => dice)).not.toContain('FUN cambiado')

    desk.clock.pasan(60_000)
    await call()('eliminarFunBaja', { rut, recibido: '01-10-2026', procesadoAntes: null })
    const eliminado = (await porDeshacer(rut)).find(({ dice }) => dice === 'FUN eliminado')
    expect((await save(eliminado?.pedido ?? {})).status).toBe(200)
    expect(await deRut()).toMatchObject({ recibido: '01-10-2026' })
    // recording it again unchanged changes nothing
    await call()('guardarFunBaja', nuevo)
    expect((await porDeshacer(rut)).map(({ dice }) => dice)).not.toContain('FUN cambiado')
  })
})
