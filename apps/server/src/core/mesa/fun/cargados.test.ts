import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { dsNueva, nuevoPostulante, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())

async function load(tabla: string, texto: string) {
  const administracion = await desk.as('administracion')
  const archivo = { bytes: Buffer.from(texto), nombre: `${tabla}.csv` }
  const { data } = (await upload(administracion, routes.revisarCatalogo, { tabla }, archivo)).body
  expect(data).toMatchObject({ rechaza: 0, impedimento: null })
  await administracion.data(routes.aplicarCargaCatalogo.path, { cargaId: data.cargaId })
}

const RUT = '21001013-0'

test('a FUN loaded from a file ends the charge like a typed one, and notifies its sale', async () => {
  await load('cargas', `RUT;RUT titular;Fecha de nacimiento;Sexo;Desde\n${RUT};13456789-9;15-03-1990;F;01-03-2019\n`)
  const asesora = await desk.as('asesora')
  const { prospectoId } = await dsNueva(asesora, nuevoPostulante({ rut: RUT, cargaVigente: true }))
  const vigencia = async () => (await porHttp(asesora)('validarFunVigencia', { prospectoId })).funVigencia
  const baja = async () =>
    (await desk.db.selectFrom('cargaVigente').select('baja').where('rut', '=', RUT).executeTakeFirstOrThrow()).baja

  await load('bajas', `RUT;Recibido;Procesado\n${RUT};01-10-2026;\n`)
  expect([await vigencia(), await baja()]).toEqual([false, null])
  await load('bajas', `RUT;Recibido;Procesado\n${RUT};01-10-2026;02-10-2026\n`)
  expect([await vigencia(), await baja()]).toEqual([true, '2026-10-02'])
  const [fun] = await porHttp(await desk.as('mesa'))('obtenerFunBajas', { cuales: 'todos', texto: RUT, limite: 5 })
  expect(fun).toMatchObject({ recibido: '01-10-2026', procesado: '02-10-2026', por: expect.stringContaining(' ') })
  const estados = (await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })).map(({ estado }) => estado)
  expect(estados.filter((estado) => estado.includes('de un archivo'))).toHaveLength(2)

  // the charge of a later holder is another charge, not ended by it
  await load('cargas', `RUT;RUT titular;Fecha de nacimiento;Sexo;Desde\n${RUT};13456789-9;15-03-1990;F;05-10-2026\n`)
  expect([await vigencia(), await baja()]).toEqual([false, null])
  await load('bajas', `RUT;Recibido;Procesado;Quitar\n${RUT};01-10-2026;;sí\n`)
  expect(await vigencia()).toBe(false)
})
