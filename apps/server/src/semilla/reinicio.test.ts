import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { restartDemo, withParts } from '../command.ts'
import { type Env, readEnv } from '../config/env.ts'
import { openDatabase } from '../open-database.ts'
import type { Db } from '../platform/db/database.ts'
import { ownData } from '../testing/process/server-process.ts'
import { nuevoRut } from '../testing/ventas.ts'
import { usuariosDemo } from './usuarios.ts'

let data: Awaited<ReturnType<typeof ownData>>
let env: Env
beforeAll(async () => {
  data = await ownData(inject('databaseUrl'), inject('seeded'))
  env = readEnv({ ...data.env, LOG_LEVEL: 'silent' })
})
afterAll(() => data.remove())

/** Number of prospects, and names of all users. */
const look = () =>
  withParts(async ({ db }) => {
    const { prospectos } = await db
      .selectFrom('prospecto')
      .select((e) => e.fn.countAll<number>().as('prospectos'))
      .executeTakeFirstOrThrow()
    const usuarios = await db.selectFrom('usuario').select('usuario').orderBy('id').execute()
    return { prospectos: Number(prospectos), usuarios: usuarios.map(({ usuario }) => usuario) }
  }, env)
const change = (act: (db: Db) => Promise<unknown>) => withParts(async ({ db }) => void (await act(db)), env)
test('outside the demo it is refused, also with --si', async () => {
  await expect(restartDemo(true, { ...env, DEMO: false })).rejects.toThrow('Con DEMO=off no hay demostración')
})

test('while a server has the database, it is refused', async () => {
  const server = await openDatabase(env)
  try {
    await server.connection.pool.query('select 1')
    await expect(restartDemo(true, env)).rejects.toThrow(/ya está en uso|detenga los servidores/)
  } finally {
    await server.close()
  }
  expect(await look()).toMatchObject({ usuarios: usuariosDemo })
})

test('a base without the users of the demo is not touched', async () => {
  const prefix = sql.lit('verdad-')
  await change((db) => sql`update usuario set usuario = ${prefix} || usuario`.execute(db))
  await expect(restartDemo(true, env)).rejects.toThrow('Esta base no es la de la demostración. No se cambió nada.')
  expect((await look()).usuarios).toEqual(usuariosDemo.map((usuario) => `verdad-${usuario}`))
  await change((db) => sql`update usuario set usuario = replace(usuario, ${prefix}, '')`.execute(db))
})

test('with a person from outside the demo: on PostgreSQL refused by name, in DATA_DIR it is the trial of one desk', async () => {
  await change((db) =>
    db.updateTable('usuario').set({ usuario: 'crojas', rut: nuevoRut() }).where('usuario', '=', 'asesor2').execute(),
  )
  const asked = restartDemo(false, env)
  if (inject('databaseUrl')) await expect(asked).rejects.toThrow('1 usuarios que no son de la demostración (crojas)')
  else expect(await asked).toMatchObject({ ajenos: ['crojas'] })
  await change((db) =>
    db.updateTable('usuario').set({ usuario: 'medida0001' }).where('usuario', '=', 'crojas').execute(),
  )
})

test('without --si it counts and changes nothing; with it the demo is as at first', async () => {
  await change((db) => db.updateTable('prospecto').set({ nombres: 'CAMBIADO' }).execute())
  const before = await look()
  expect(await restartDemo(false, env)).toMatchObject({ usuarios: 6, prospectos: before.prospectos, demo: 5 })
  expect(await look()).toEqual(before)

  await restartDemo(true, env)
  expect(await look()).toEqual({ prospectos: before.prospectos, usuarios: usuariosDemo })
  await change(async (db) => {
    const cambiados = await db.selectFrom('prospecto').select('id').where('nombres', '=', 'CAMBIADO').execute()
    expect(cambiados).toEqual([])
  })
})

test('tables of another program are not touched', async () => {
  await change((db) => sql`drop table kysely_migration`.execute(db))
  await expect(restartDemo(true, env)).rejects.toThrow('Esta base tiene tablas de otro programa.')
})
