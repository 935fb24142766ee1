import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertarCorreo } from '../../core/base/correos/repository.ts'
import { subir } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { cartaAbierta, deUnaCarta } from '../../testing/electronica/cartas.ts'
import { testVault } from '../../testing/template.ts'
import { dsNueva } from '../../testing/ventas.ts'
import { llaveDeUnaCarta } from './migrations/septimas/113-llave-de-una-carta.ts'
import { nombres } from './migrations/terceras/023-nombres.ts'
import { sellos } from './migrations/terceras/026-sellos.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('a name that lay open is sealed by the migration, and opens as it was', async () => {
  const asesora = await desk.as('asesora')
  const { identificador } = await dsNueva(asesora)
  const archivo = { bytes: pdf(), nombre: 'nueva.pdf' }
  await subir(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  for (const tabla of ['adjunto', 'documento_prospecto'])
    await sql`alter table ${sql.table(tabla)} alter column nombre type text using 'biopsia.pdf'`.execute(desk.db)
  await nombres(testVault).up(desk.db)
  const sealed = await desk.db.selectFrom('adjunto').select('nombre').execute()
  expect(sealed.map(({ nombre }) => JSON.parse(testVault.sinLugar.openBytes(nombre).toString()))).toContain(
    'biopsia.pdf',
  )
  expect(sealed.filter(({ nombre }) => nombre.includes('biopsia'))).toEqual([])
})

test('a letter that named files says only that they came, and each name says which key sealed it', async () => {
  const carta = { prospectoId: null, asesorId: null, huella: null, para: 'a@example.cl', asunto: 'x', adjuntos: [] }
  const texto = 'Hola:\n\n- biopsia.pdf\n- carnet.pdf\n\nSi algo no corresponde - o falta -, responda.\n'
  const ahora = desk.clock.ahora()
  const recibidos = await insertarCorreo(desk.db, { ...carta, clase: 'actualizacion', texto }, ahora)
  const otra = await insertarCorreo(desk.db, { ...carta, clase: 'agenda', texto }, ahora)
  await sql`alter table bitacora_acceso drop column sesion_id`.execute(desk.db)
  await sellos(testVault).up(desk.db)
  const textoDe = async (id: number) =>
    (await desk.db.selectFrom('correo').select('texto').where('id', '=', id).executeTakeFirstOrThrow()).texto
  expect(await textoDe(recibidos)).toBe(texto.replace('biopsia.pdf', 'Documento').replace('carnet.pdf', 'Documento'))
  expect(await textoDe(otra)).toBe(texto)
  const { rows } = await sql`select distinct clave_id as clave from adjunto`.execute(desk.db)
  expect(rows).toEqual([{ clave: testVault.claveId }])
})

test('what a letter opens that nobody has had yet is sealed; a letter that went out, or opens nothing, stays as it is', async () => {
  const carta = {
    prospectoId: null,
    asesorId: null,
    huella: null,
    para: 'llave@example.cl',
    clase: 'acceso',
    asunto: 'x',
  }
  const textos = ['Abra https://alerce.test/x#enlace=aB_3-x', 'Código: 135790', 'Hola. Código: ninguno']
  await sql`alter table correo drop column con_llave`.execute(desk.db)
  for (const texto of textos) await insertarCorreo(desk.db, { ...carta, adjuntos: [], texto }, desk.clock.ahora())
  await llaveDeUnaCarta(testVault).up(desk.db)
  const rows = await desk.db
    .selectFrom('correo')
    .select(deUnaCarta)
    .where('para', '=', carta.para)
    .orderBy('id')
    .execute()
  expect(rows.map(({ texto }) => texto)).toEqual([
    'Abra https://alerce.test/x#enlace=(entregado)',
    'Código: (entregado)',
    'Hola. Código: ninguno',
  ])
  expect(rows.map(cartaAbierta)).toEqual(textos)
})
