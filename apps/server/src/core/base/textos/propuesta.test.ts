import { afterAll, beforeAll, expect, test } from 'vitest'
import { preguntasDeEjemplo } from '../../../semilla/textos/preguntas.ts'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let una: Client
let otra: Client
beforeAll(async () => {
  desk = await openDesk()
  const parametro = { clave: 'textosCuatroOjos', valor: 'true', desde: '2026-01-01' }
  await desk.db.insertInto('parametro').values(parametro).execute()
  const { usuarioId } = await porHttp(await desk.as('administracion'))('guardarUsuario', {
    ...{ usuario: 'segunda-administracion', rut: nuevoRut(), nombres: 'Eva', apellidoPaterno: 'Lira' },
    ...{ correo: 'eva.lira@example.cl', roles: ['administracion'] },
  })
  const clave = desk.db.selectFrom('usuario').select('claveHash').where('usuario', '=', 'administracion')
  const { claveHash } = await clave.executeTakeFirstOrThrow()
  const propia = { claveHash, debeCambiarClave: false }
  await desk.db.updateTable('usuario').set(propia).where('id', '=', usuarioId).execute()
  await forgetManos()
  una = await desk.as('administracion')
  otra = await desk.as('segunda-administracion')
})
afterAll(() => desk.close())

/** Both administrators are independent, as those of a command are. */
async function forgetManos() {
  await desk.db.deleteFrom('intervencionUsuario').execute()
  await desk.db.updateTable('usuario').set({ administradorPor: null }).execute()
}

const clase = 'preguntasDS' as const
const escrito = (palabra: string) => ({
  clase,
  titulo: 'Declaración',
  cuerpo: preguntasDeEjemplo.replace('¿Alguna persona', `¿${palabra} persona`),
  desde: '07-10-2026',
})
const propuestaDe = async (client: Client) =>
  (await porHttp(client)('obtenerPropuestaTexto', { clase })) ?? expect.unreachable()
const campana = async (usuario: string) =>
  (
    await desk.db
      .selectFrom('notificacion as n')
      .innerJoin('usuario as u', 'u.id', 'n.usuarioId')
      .select('n.mensaje')
      .where('u.usuario', '=', usuario)
      .execute()
  ).map(({ mensaje }) => mensaje)
const rige = async () => {
  const textos = await porHttp(una)('obtenerTextos', {})
  return textos.find((uno) => uno.clase === clase) ?? expect.unreachable()
}

test('a text that people sign waits for another administrator, who sees both versions and publishes it', async () => {
  const hecho = await porHttp(una)('publicarTexto', escrito('Una'))
  expect(hecho).toMatchObject({ estado: 'porAprobar' })
  expect(await rige()).toMatchObject({ porAprobar: true, pideOtro: true, rige: { version: 1 } })
  expect(await campana('segunda-administracion')).toContainEqual(expect.stringContaining('por aprobar'))
  expect(await campana('administracion')).toEqual([])
  expect((await una.post('/api/alerce/v1/publicarTexto', escrito('Otra'))).status).toBe(409)

  const { propuestaId, impedimento } = await propuestaDe(una)
  expect(impedimento).toContain('otro administrador')
  expect((await una.post('/api/alerce/v1/aprobarTexto', { propuestaId })).status).toBe(422)
  expect(await propuestaDe(otra)).toMatchObject({
    impedimento: null,
    propia: false,
    antes: { cuerpo: preguntasDeEjemplo },
  })
  const { version, por } = await porHttp(otra)('aprobarTexto', { propuestaId })
  expect([version, por]).toEqual([2, expect.stringMatching(/; aprobó Eva/)])
  expect(await rige()).toMatchObject({ porAprobar: false, rige: { version: 2 } })
  expect(await campana('administracion')).toContainEqual(expect.stringContaining('aprobó y publicó'))
  expect((await otra.post('/api/alerce/v1/aprobarTexto', { propuestaId })).status).toBe(409)
})

test('a proposal given back tells its author why, keeps its words, and another may follow', async () => {
  await porHttp(una)('publicarTexto', escrito('Cierta'))
  const { propuestaId } = await propuestaDe(otra)
  await porHttp(otra)('devolverTexto', { propuestaId, motivo: 'Falta una coma' })
  expect(await campana('administracion')).toContainEqual(expect.stringContaining('devolvió su versión'))
  expect(await propuestaDe(una)).toMatchObject({
    cuerpo: escrito('Cierta').cuerpo,
    devuelta: { motivo: 'Falta una coma' },
  })
  expect(await rige()).toMatchObject({ porAprobar: false, rige: { version: 2 } })
  expect(await porHttp(una)('publicarTexto', escrito('Alguna otra'))).toMatchObject({ estado: 'porAprobar' })
  const otraVez = await propuestaDe(una)
  await porHttp(una)('devolverTexto', { propuestaId: otraVez.propuestaId, motivo: 'La escribo de nuevo' })
})

test('an account that the author had in hand lately is no second person', async () => {
  await porHttp(una)('publicarTexto', escrito('Esta'))
  const [{ id = 0 } = {}, { id: segunda = 0 } = {}] = await desk.db
    .selectFrom('usuario')
    .select('id')
    .where('usuario', 'in', ['administracion', 'segunda-administracion'])
    .orderBy('id')
    .execute()
  const acto = { usuarioId: segunda, porId: id, acto: 'clave' as const, en: desk.clock.ahora() }
  await desk.db.insertInto('intervencionUsuario').values(acto).execute()
  const { propuestaId, impedimento } = await propuestaDe(otra)
  expect(impedimento).toContain('últimos 7 días')
  expect((await otra.post('/api/alerce/v1/aprobarTexto', { propuestaId })).status).toBe(422)
  await forgetManos()
})

test('a text that nobody signs is published at once', async () => {
  const motivos = {
    clase: 'lugaresDePago' as const,
    titulo: 'Dónde se paga',
    cuerpo: 'En la caja.',
    desde: '07-10-2026',
  }
  expect(await porHttp(una)('publicarTexto', motivos)).toMatchObject({ estado: 'publicada', version: 2 })
})
