import { AsyncResource } from 'node:async_hooks'
import { anularProspectosRechazados, obtenerProspectos } from '@alerce/contract/operations/cartera/lista'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../platform/db/database.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { createEmbeddedCore } from './embedded-core.ts'
import { atOneMoment, atOneStatement } from './moment.ts'
import type { Services, UseCase } from './use-case.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

const PRUEBA = 'prueba'
const filas = async (db: Db) => (await db.selectFrom('frenoAcceso').select('clave').execute()).length
const write = (db: Db, clave = PRUEBA) =>
  db
    .insertInto('frenoAcceso')
    .values({ clave, fallos: 0, hasta: desk.clock.ahora(), actualizado: desk.clock.ahora() })
    .execute()

describe('a read of several statements', () => {
  test('sees one moment, despite writes in between', async () => {
    let meanwhile: Promise<unknown> | undefined
    // the write of another user, who holds no connection
    const writeMeanwhile = AsyncResource.bind(() => write(desk.db))
    const [before, after] = await atOneMoment(desk.db, async (tx) => {
      const first = await filas(tx)
      meanwhile = writeMeanwhile()
      // the embedded database has one connection: there nobody writes before the read is over
      if (!desk.connection.embedded) await meanwhile
      return [first, await filas(tx)]
    })
    await meanwhile
    expect(after).toBe(before)
    expect(await filas(desk.db)).toBe((before ?? 0) + 1)
  })

  test('cannot write', async () => {
    await expect(atOneMoment(desk.db, (tx) => write(tx, 'otra'))).rejects.toMatchObject({ code: '25006' })
  })

  test('is done again when a statement that was kept prepared no longer fits its table', async () => {
    let intentos = 0
    const read = async () => {
      if (++intentos < 3) throw Object.assign(new Error('cached plan must not change result type'), { code: '0A000' })
      return 'leído'
    }
    expect([await atOneMoment(desk.db, read), intentos]).toEqual(['leído', 3])
  })
})

describe('a read of one statement', () => {
  test('needs no transaction', async () => {
    expect(await atOneStatement(desk.db, async (tx) => [tx.isTransaction, await filas(tx)])).toEqual([
      false,
      await filas(desk.db),
    ])
  })

  test('begins anew in one when it asks a second thing', async () => {
    const transacciones: boolean[] = []
    const found = await atOneStatement(desk.db, async (tx) => {
      transacciones.push(tx.isTransaction)
      return [await filas(tx), await filas(tx)]
    })
    expect([transacciones, found[0]]).toEqual([[false, true], found[1]])
  })

  test('cannot write', async () => {
    await expect(atOneStatement(desk.db, (tx) => write(tx, 'otra'))).rejects.toThrow('must not write')
  })
})

describe('in the core', () => {
  const call = (operation: UseCase['operation'], run: UseCase['run']) =>
    createEmbeddedCore(desk.db, desk.clock, {} as Services, { useCases: [{ operation, run }], listeners: [] }).call({
      operation,
      payload: {},
      actor: { kind: 'sistema', mando: 'prueba' },
      origin: { ip: '', agente: '', peticionId: '' },
    })

  test('an operation that reads is refused to write', async () => {
    const wrong = call(obtenerProspectos, async (_input, { tx }) => await write(tx, 'otra'))
    await expect(wrong).rejects.toMatchObject({ code: '25006' })
  })

  test('but may leave a record of itself, once it has read', async () => {
    const hechos: string[] = []
    await call(obtenerProspectos, async (_input, { tx, leaveRegistro }) => {
      await leaveRegistro(async (own) => {
        hechos.push('registra')
        await write(own, 'registro')
      })
      hechos.push('lee')
      await filas(tx)
      return []
    })
    expect(hechos).toEqual(['lee', 'registra'])
    await expect(write(desk.db, 'registro')).rejects.toMatchObject({ code: '23505' })
  })

  test('a write that fails takes its record with it', async () => {
    const failed = call(anularProspectosRechazados, async (_input, { leaveRegistro }) => {
      await leaveRegistro(async (own) => void (await write(own, 'perdido')))
      throw new Error('falla')
    })
    await expect(failed).rejects.toThrow('falla')
    await write(desk.db, 'perdido')
  })
})
