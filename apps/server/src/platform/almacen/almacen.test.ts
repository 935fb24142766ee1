import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Env } from '../../config/env.ts'
import { readArchivo } from '../../core/base/archivos/read-model.ts'
import { saveArchivo } from '../../core/base/archivos/save-archivo.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { type S3Server, startS3Server } from '../../testing/s3.ts'
import { testVault } from '../../testing/template.ts'
import { almacenEnLaBase } from './repository.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.close())

describe('in the database', () => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk()
  })
  afterAll(() => desk.close())
  const donde = () => ({ tx: desk.db, vault: testVault })

  test('keeps bytes under a key, as they came first, until they are taken away', async () => {
    expect(await almacenEnLaBase.read(donde(), 'a/b')).toBeNull()
    await almacenEnLaBase.put(donde(), 'a/b', Buffer.from('uno'))
    await almacenEnLaBase.put(donde(), 'a/b', Buffer.from('dos'))
    expect((await almacenEnLaBase.read(donde(), 'a/b'))?.toString()).toBe('uno')
    await almacenEnLaBase.remove(donde(), 'a/b')
    await almacenEnLaBase.remove(donde(), 'a/b')
    expect(await almacenEnLaBase.read(donde(), 'a/b')).toBeNull()
  })

  test('goes back with the transaction that wrote it', async () => {
    const undone = desk.db.transaction().execute(async (tx) => {
      await almacenEnLaBase.put({ tx, vault: testVault }, 'a/c', Buffer.from('uno'))
      throw new RangeError('no')
    })
    await expect(undone).rejects.toThrow(RangeError)
    expect(await almacenEnLaBase.read(donde(), 'a/c')).toBeNull()
  })
})

const stores: readonly [where: string, env: () => Partial<Env>][] = [
  ['in the database', () => ({})],
  ['in a bucket', () => server.env],
]

describe.each(stores)('%s', (_where, env) => {
  let desk: Desk
  beforeAll(async () => {
    desk = await openDesk(env())
  })
  afterAll(() => desk.close())

  /** A saved file, in its place. */
  async function save(dentro: string, confidencial: boolean) {
    const donde = { tx: desk.db, vault: testVault, almacen: desk.files.almacen, ahora: desk.clock.ahora() }
    const contenido = Buffer.from(pdf({ dentro }))
    const id = await saveArchivo(donde, { contenido, mime: 'application/pdf', confidencial })
    if (desk.files.bucket) await desk.ronda('llevar-archivos')
    const { llave } = await desk.db.selectFrom('archivo').select('llave').where('id', '=', id).executeTakeFirstOrThrow()
    const { objeto } = await desk.db
      .selectFrom('almacen')
      .select('objeto')
      .where('llave', '=', llave)
      .executeTakeFirstOrThrow()
    return { donde, contenido, id, llave, objeto }
  }

  test.each([
    ['of health', true],
    ['that all of the sale may read', false],
  ])('a file %s is read as it was saved', async (_what, confidencial) => {
    const { donde, contenido, id } = await save(`íntegro ${confidencial}`, confidencial)
    expect((await readArchivo(donde, id)).contenido.equals(contenido)).toBe(true)
  })

  test('a file with changed or missing bytes is not read, but refused and counted', async () => {
    const { donde, id, llave, objeto } = await save('por alterar', true)
    const { counts } = desk.files
    const before = counts.unreadable
    const read = () => readArchivo(donde, id).catch((error: { definition?: unknown }) => error.definition)
    if (objeto) server.objects.get(objeto)?.fill(7, 60)
    else {
      const contenido = Buffer.from('otro')
      await desk.db.updateTable('almacen').set({ contenido }).where('llave', '=', llave).execute()
    }
    expect(await read()).toBe(lecturaMessages.ilegible)
    if (objeto) server.objects.delete(objeto)
    else await almacenEnLaBase.remove(donde, llave)
    expect(await read()).toBe(lecturaMessages.ilegible)
    expect(counts.unreadable).toBe(before + 2)
  })
})
