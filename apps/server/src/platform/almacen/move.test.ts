import { randomBytes } from 'node:crypto'
import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readArchivo } from '../../core/base/archivos/read-model.ts'
import { saveArchivo } from '../../core/base/archivos/save-archivo.ts'
import { moveFiles } from '../../move-files.ts'
import { type Client, upload } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { type S3Server, startS3Server } from '../../testing/s3.ts'
import { DATA_KEY, testEnv, testVault } from '../../testing/template.ts'
import { dsNueva } from '../../testing/ventas.ts'
import { ensureBucket } from '../db/first-contact.ts'
import { rotate } from '../db/sealed/rotate.ts'
import { createLog } from '../log.ts'
import { createVault } from '../vault.ts'
import { BucketAway } from './bucket.ts'
import { deleteDue, type Mudanza, moveArchivos } from './move.ts'
import { announceObjeto } from './repository-objetos.ts'

let server: S3Server
let desk: Desk
let asesora: Client
let mudanza: Mudanza
beforeAll(async () => {
  server = await startS3Server()
  desk = await openDesk(server.env, { ventas: true })
  asesora = await desk.as('asesora')
  const { bucket } = desk.files
  if (!bucket) throw new Error('no bucket')
  mudanza = { db: desk.db, vault: testVault, bucket, log: createLog('silent') }
  await moveArchivos(mudanza, 's3')
})
afterAll(async () => {
  await desk.close()
  await server.close()
})
beforeEach(() => server.refuse(null))

const { subirDocumentoProspecto, descargarDocumentoProspecto } = routes
const download = (id: number) => asesora.get(`${descargarDocumentoProspecto.path}?id=${id}`)
const send = async (dentro: string) => {
  const { prospectoId } = await dsNueva(asesora)
  const sent = await upload(
    asesora,
    subirDocumentoProspecto,
    { prospectoId, tipoAdjunto: 40 },
    { bytes: pdf({ dentro }) },
  )
  expect(sent.status).toBe(200)
  return sent.body.data.documentoId as number
}

let copia = 0
async function save() {
  copia += 1
  const donde = { tx: desk.db, vault: testVault, almacen: desk.files.almacen, ahora: desk.clock.ahora() }
  const contenido = Buffer.from(pdf({ dentro: `copia ${copia}` }))
  const id = await saveArchivo(donde, { contenido, mime: 'application/pdf', confidencial: true })
  const { llave } = await desk.db.selectFrom('archivo').select('llave').where('id', '=', id).executeTakeFirstOrThrow()
  return { donde, contenido, id, llave }
}
const placeOf = (llave: string) =>
  desk.db.selectFrom('almacen').select(['contenido', 'objeto']).where('llave', '=', llave).executeTakeFirst()
const sueltos = async () => (await desk.db.selectFrom('objetoSuelto').select('objeto').execute()).length

test('a file that was handed in goes to the bucket sealed, under a name that says nothing, and is read from there', async () => {
  const documentoId = await send('biopsia de Ana')
  await desk.ronda('llevar-archivos')
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from almacen where contenido is not null`.execute(desk.db)
  expect([rows[0]?.n, await sueltos()]).toEqual([0, 0])
  for (const [name, bytes] of server.objects) {
    expect(name).toMatch(/^archivos\/[0-9a-f]{40}$/)
    expect(bytes.includes('biopsia') || bytes.includes('%PDF')).toBe(false)
  }
  const before = server.requests()
  const { raw } = await download(documentoId)
  expect(raw.equals(Buffer.from(pdf({ dentro: 'biopsia de Ana' })))).toBe(true)
  expect(server.requests()).toBe(before + 1)
})

test('moves stopped half-way go on, two at once do no harm, and a second one finds nothing to do', async () => {
  const saved = await Promise.all(Array.from({ length: 45 }, save))
  expect((await moveArchivos(mudanza, 's3', 20)).movidos).toBe(20)
  const both = await Promise.all([moveArchivos(mudanza, 's3'), moveArchivos(mudanza, 's3')])
  expect(both.reduce((all, { movidos }) => all + movidos, 0)).toBe(25)
  await deleteDue(mudanza)
  expect([await moveArchivos(mudanza, 's3'), await sueltos()]).toEqual([{ movidos: 0, ilegibles: 0 }, 0])
  for (const { donde, id, contenido } of saved)
    expect((await readArchivo(donde, id)).contenido.equals(contenido)).toBe(true)
})

test('all files come back to the database, and their objects are deleted', async () => {
  const { donde, id, contenido, llave } = await save()
  await moveArchivos(mudanza, 's3')
  await expect(ensureBucket(desk.connection, undefined)).rejects.toThrow('hay archivos de esta base en S3')
  expect((await moveArchivos(mudanza, 'base')).ilegibles).toBe(0)
  await deleteDue(mudanza)
  expect([(await placeOf(llave))?.objeto, server.objects.size, await sueltos()]).toEqual([null, 0, 0])
  expect((await readArchivo(donde, id)).contenido.equals(contenido)).toBe(true)
  await expect(ensureBucket(desk.connection, undefined)).resolves.toBeUndefined()
})

test('a file whose bytes do not match its digest stays where it is, and the others go', async () => {
  const { llave } = await save()
  const { llave: other } = await save()
  const contenido = testVault.en('almacen.contenido', llave).sealBytes(Buffer.from('otra cosa'))
  await desk.db.updateTable('almacen').set({ contenido }).where('llave', '=', llave).execute()
  expect((await moveArchivos(mudanza, 's3')).ilegibles).toBe(1)
  expect([(await placeOf(llave))?.objeto, (await placeOf(other))?.contenido]).toEqual([null, null])
  await desk.db.deleteFrom('almacen').where('llave', '=', llave).execute()
})

test('an object is deleted after its row, not with a transaction that goes back', async () => {
  const { donde, llave } = await save()
  await moveArchivos(mudanza, 's3')
  const objeto = (await placeOf(llave))?.objeto ?? ''
  const undone = desk.db.transaction().execute(async (tx) => {
    await desk.files.almacen.remove({ tx }, llave)
    throw new RangeError('no')
  })
  await expect(undone).rejects.toThrow(RangeError)
  await deleteDue(mudanza)
  expect(server.objects.has(objeto)).toBe(true)
  await desk.files.almacen.remove(donde, llave)
  await desk.ronda('llevar-archivos')
  expect([server.objects.has(objeto), await sueltos()]).toEqual([false, 0])
})

test('an object that no row names is deleted after a day', async () => {
  await announceObjeto(desk.db, 'archivos/suelto')
  server.objects.set('archivos/suelto', Buffer.from('x'))
  await deleteDue(mudanza)
  expect(server.objects.has('archivos/suelto')).toBe(true)
  await sql`update objeto_suelto set borrar_desde = borrar_desde - interval '1 day'`.execute(desk.db)
  await deleteDue(mudanza)
  expect([server.objects.has('archivos/suelto'), await sueltos()]).toEqual([false, 0])
})

test('a change of the key leaves the objects as they are', async () => {
  const { donde, id, contenido } = await save()
  await moveArchivos(mudanza, 's3')
  const nueva = randomBytes(32).toString('base64')
  const before = server.requests()
  await rotate(desk.db, createVault(nueva, DATA_KEY), () => undefined)
  expect(server.requests()).toBe(before)
  const sola = { ...donde, vault: createVault(nueva) }
  expect((await readArchivo(sola, id)).contenido.equals(contenido)).toBe(true)
  await rotate(desk.db, createVault(DATA_KEY, nueva), () => undefined)
})

test.each([
  ['base', {}, /S3_URL: indique el bucket/],
  ['base', { S3_URL: 'http://127.0.0.1:1/b' }, /S3_SOLO_LEER: parta los servidores/],
  ['s3', { S3_URL: 'http://127.0.0.1:1/b', S3_SOLO_LEER: true }, /S3_SOLO_LEER: con él/],
] as const)('the command to move to %s with %j is refused', async (a, env, problem) => {
  await expect(moveFiles(a, () => undefined, { ...testEnv, ...env })).rejects.toThrow(problem)
})

// The last one: the bucket rests after its failure
test('without the bucket a file is still saved, one that is there is refused in words, and the rest works', async () => {
  const documentoId = await send('llevado')
  await desk.ronda('llevar-archivos')
  server.refuse(500)
  const { status, body } = await download(documentoId)
  expect([status, body.descripcion]).toEqual([503, lecturaMessages.sinAlmacen.text])
  const guardado = await send('guardado')
  await desk.ronda('llevar-archivos')
  expect((await download(guardado)).status).toBe(200)
  const ready = await desk.app.inject('/readyz')
  expect([ready.statusCode, ready.json()]).toMatchObject([200, { estado: 'listo', archivos: 'no responden' }])
  await expect(moveArchivos(mudanza, 's3')).rejects.toThrow(BucketAway)
})
