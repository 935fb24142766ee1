import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { INICIO } from '../../../testing/template.ts'
import { nuevoRut } from '../../../testing/ventas.ts'

const CABECERA = 'Tipo;RUT;Nombres;Primer apellido;Segundo apellido;Celular;Correo'
const UN_DIA_DESPUES = '2026-10-08T13:00:01.000Z'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
})
afterAll(() => desk.close())

/** One that comes in and one that cannot. */
async function check(usuario: string) {
  const client = await desk.as(usuario)
  const filas = ['987654321', '12'].map(
    (celular, i) => `REF;${nuevoRut()};Rosa;Ñanco;Lagos;${celular};r${i}@example.cl`,
  )
  const archivo = { bytes: Buffer.from([CABECERA, ...filas].join('\r\n')), nombre: 'cartera.csv' }
  const { body } = await upload(client, routes.revisarImportacion, {}, archivo)
  return { client, importacionId: body.data.importacionId as number }
}
const filasDe = async (importacionId: number) => {
  const rows = await desk.db
    .selectFrom('importacionFila')
    .select(['situacion', 'datos'])
    .where('importacionId', '=', importacionId)
    .orderBy('linea')
    .execute()
  return rows.map(({ situacion, datos }) => [situacion, datos.nombres, datos.celular])
}

test('data of people not imported are deleted after the undo period; row outcomes stay', async () => {
  const { client, importacionId } = await check('asesora')
  const sinConfirmar = await check('asesor2')
  await client.data(routes.confirmarImportacion.path, { importacionId })
  await eventually(async () => expect((await filasDe(importacionId))[0]?.[0]).toBe('ingresada'))
  await eventually(async () => {
    const { estado } = await client.data(routes.obtenerImportacion.path, { importacionId })
    expect(estado).toBe('hecha')
  })

  await desk.ronda('olvidar-importaciones')
  const enteras = [
    ['ingresada', 'Rosa', '987654321'],
    ['error', 'Rosa', '12'],
  ]
  expect(await filasDe(importacionId)).toEqual(enteras)
  expect(await filasDe(sinConfirmar.importacionId)).toHaveLength(2)

  desk.clock.move(UN_DIA_DESPUES)
  await desk.ronda('olvidar-importaciones')
  expect(await filasDe(importacionId)).toEqual([enteras[0], ['error', '', '']])
  expect(await filasDe(sinConfirmar.importacionId)).toEqual([])
  const { filas } = await (await desk.as('asesora')).data(routes.obtenerFilasImportacion.path, { importacionId })
  expect(filas.map(({ situacion, nombre, rut }: Record<string, string>) => [situacion, nombre, rut])[1]).toEqual([
    'error',
    '',
    '',
  ])
  desk.clock.move(INICIO)
})
