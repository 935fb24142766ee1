import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchivo } from '../../core/base/archivos/read-model.ts'
import { saveArchivo } from '../../core/base/archivos/save-archivo.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { servicios } from '../../testing/servicios.ts'
import { almacenEnLaBase } from './repository.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('keeps bytes under a key, as they came first, until they are taken away', async () => {
  const almacen = almacenEnLaBase(desk.db)
  expect(await almacen.read('a/b')).toBeNull()
  await almacen.put('a/b', Buffer.from('uno'))
  await almacen.put('a/b', Buffer.from('dos'))
  expect((await almacen.read('a/b'))?.toString()).toBe('uno')
  await almacen.remove('a/b')
  await almacen.remove('a/b')
  expect(await almacen.read('a/b')).toBeNull()
})

test('goes back with the transaction that wrote it', async () => {
  const undone = desk.db.transaction().execute(async (tx) => {
    await almacenEnLaBase(tx).put('a/c', Buffer.from('uno'))
    throw new RangeError('no')
  })
  await expect(undone).rejects.toThrow(RangeError)
  expect(await almacenEnLaBase(desk.db).read('a/c')).toBeNull()
})

test('a file with changed or missing bytes is not read', async () => {
  const donde = { ...servicios, tx: desk.db, ahora: desk.clock.ahora() }
  const contenido = Buffer.from(pdf({ dentro: 'íntegro' }))
  const id = await saveArchivo(donde, { contenido, mime: 'application/pdf', confidencial: false })
  expect((await readArchivo(donde, id)).contenido.equals(contenido)).toBe(true)
  const { llave } = await desk.db.selectFrom('archivo').select('llave').where('id', '=', id).executeTakeFirstOrThrow()
  await desk.db
    .updateTable('almacen')
    .set({ contenido: Buffer.from('otro') })
    .where('llave', '=', llave)
    .execute()
  await expect(readArchivo(donde, id)).rejects.toThrow('alterado')
  await almacenEnLaBase(desk.db).remove(llave)
  await expect(readArchivo(donde, id)).rejects.toThrow('perdido')
})
