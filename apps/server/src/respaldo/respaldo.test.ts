import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withParts } from '../command.ts'
import { type Env, readEnv } from '../config/env.ts'
import { readDocumento } from '../core/personas/derechos/documento-de-persona.ts'
import { erasePersona } from '../core/personas/derechos/erase-persona.ts'
import { registerPedido } from '../core/personas/derechos/pedidos.ts'
import { asOperator } from '../core/personas/derechos/record-act.ts'
import { writeSupresiones } from '../core/personas/derechos/repeat-supresiones.ts'
import { openDatabase } from '../open-database.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataDir } from '../platform/data-dir.ts'
import { freshDatabase } from '../platform/db/administration.ts'
import { inOwnTransaction } from '../platform/db/one-connection.ts'
import { openDesk } from '../testing/desk.ts'
import { createShelf } from '../testing/golden/create-shelf.ts'
import { DATA_KEY } from '../testing/template.ts'
import { readArchivo, writeArchivo } from './archivo.ts'
import { createClave } from './clave.ts'
import { createRespaldo } from './create-respaldo.ts'
import type { ManifiestoDeRespaldo } from './manifiesto.ts'
import { checkRespaldo, restoreRespaldo } from './restore-respaldo.ts'
import type { Miembro } from './tar.ts'
import { miembrosDe } from './write-respaldo.ts'

const postgres = inject('databaseUrl')
const folder = mkdtempSync(join(tmpdir(), 'alerce-respaldos-'))
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(folder, { recursive: true })
})

const at = (name: string) => join(folder, name)
let clave: Awaited<ReturnType<typeof createClave>>
let origen: Env
let respaldo: string
let escrito: ManifiestoDeRespaldo

const envOn = (dataDir: string, url = '', more: Record<string, string> = {}): Env =>
  readEnv({ DATA_DIR: dataDir, DATABASE_URL: url, DATA_KEY, BACKUP_KEY: clave.secreta, LOG_LEVEL: 'silent', ...more })

/** An empty place on the engine of this run, or in a folder. */
async function emptyPlace(name: string, embedded = !postgres): Promise<Env> {
  if (embedded || !postgres) return envOn(at(name))
  const { url, drop } = await freshDatabase(postgres)
  drops.push(drop)
  return envOn(at(name), url)
}

beforeAll(async () => {
  clave = await createClave()
  // Sales in each stage, with files, letters and entries in the access log
  await (await openDesk({}, { ventas: true })).close()
  const { url, drop } = await createShelf(postgres).lend(`${inject('seeded')}_ventas`, at('origen'))
  drops.push(drop)
  origen = envOn(at('origen'), url)
  respaldo = at('respaldo.age')
  escrito = (await createRespaldo(origen, respaldo)).manifiesto
})

/** Tables that a start writes into: the secret of the demo's API client, and the days of its UF. */
const ofEachStart = ['cliente_api', 'uf']
const cuentasDe = ({ tablas }: ManifiestoDeRespaldo) => tablas.filter(({ nombre }) => !ofEachStart.includes(nombre))

describe('a backup', () => {
  test('comes back with every table, row, digest and sequence, through the other engine and back', async () => {
    const paths = postgres ? [true, false] : [true]
    let last = respaldo
    for (const [step, embedded] of paths.entries()) {
      const there = await emptyPlace(`ida-${step}`, embedded)
      const { manifiesto, registro } = await restoreRespaldo(there, last, null)
      expect(registro.entradas).toBeGreaterThan(0)
      expect(cuentasDe(manifiesto)).toEqual(cuentasDe(escrito))
      last = at(`ida-${step}.age`)
      const otra = (await createRespaldo(there, last)).manifiesto
      expect(cuentasDe(otra)).toEqual(cuentasDe(escrito))
      expect(otra.secuencias).toEqual(escrito.secuencias)
    }
  })

  test('restored, keeps its keys, indexes and guards', async () => {
    const there = await emptyPlace('guardas')
    await restoreRespaldo(there, respaldo, null)
    /** Keys, indexes and triggers of a database. */
    const schemaOf = (env: Env) =>
      withParts(async ({ db }) => {
        const asked = sql<{ que: string }>`
          select pg_get_constraintdef(oid) || conrelid::regclass || convalidated as que from pg_constraint
          union all select pg_get_indexdef(indexrelid) from pg_index join pg_class on pg_class.oid = indexrelid
            where relnamespace = current_schema()::regnamespace
          union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
          order by 1`
        return (await asked.execute(db.withoutPlugins())).rows.map(({ que }) => que)
      }, env)
    expect(await schemaOf(there)).toEqual(await schemaOf(origen))
    await withParts(async ({ db }) => {
      await expect(sql`delete from texto`.execute(db)).rejects.toThrow()
      await expect(sql`update prospecto set asesor_id = 999999`.execute(db)).rejects.toThrow()
    }, there)
  })

  test('is checked in a database of its own, which is removed', async () => {
    const { registro, supresiones } = await checkRespaldo(origen, respaldo)
    expect([registro.entradas > 0, supresiones]).toEqual([true, 0])
  })

  test.runIf(postgres)('is of one moment, while others write', async () => {
    const { connection, close } = await openDatabase(origen)
    const count = async () => (await connection.pool.query('select from feriado')).rowCount ?? 0
    const before = await count()
    try {
      await inOwnTransaction(connection, true, async (own) => {
        const conocido = { formato: 1, version: '', motor: 'postgresql', servidor: '', hora: '' } as const
        const resto = { migraciones: [], claves: [], claveDemo: null, supresiones: '' }
        const miembros = miembrosDe(own, { ...conocido, ...resto }, (manifiesto) => {
          expect(manifiesto.tablas.find(({ nombre }) => nombre === 'feriado')?.filas).toBe(before)
        })
        await miembros.next()
        await connection.pool.query("insert into feriado values ('2099-01-02', 'Otro', false)")
        for await (const _ of miembros);
      })
      expect(await count()).toBe(before + 1)
      await connection.pool.query("delete from feriado where fecha = '2099-01-02'")
    } finally {
      await close()
    }
  })
})

/** The backup with its members changed, as another program could have written it. */
async function rewritten(name: string, change: (miembro: Miembro) => Miembro | null): Promise<string> {
  async function* changed(): AsyncGenerator<Miembro> {
    for await (const miembro of readArchivo(respaldo, clave.secreta)) {
      const otro = change(miembro)
      if (otro) yield otro
    }
  }
  await writeArchivo(at(name), clave.publica, changed())
  return at(name)
}

const editInicio = (edit: (inicio: { migraciones: string[]; formato: number; version: string }) => void) => {
  return (miembro: Miembro): Miembro => {
    if (miembro.nombre !== 'inicio.json') return miembro
    const inicio = JSON.parse(miembro.bytes.toString('utf8'))
    edit(inicio)
    return { ...miembro, bytes: Buffer.from(JSON.stringify(inicio)) }
  }
}

describe('a restore is refused in one line, and changes nothing,', () => {
  let vacia: Env
  beforeAll(async () => {
    vacia = await emptyPlace('vacia')
  })
  const refused = async (env: Env, archivo: string, says: string) => {
    const said = await restoreRespaldo(env, archivo, null).then(
      () => 'restored',
      (error: Error) => error.message,
    )
    expect(said).toContain(says)
    expect(said).not.toContain('\n')
    expect(said).not.toContain(clave.secreta)
  }

  test('of a newer version', async () => {
    const conMigracion = editInicio((inicio) => {
      inicio.migraciones.push('999-nueva')
      inicio.version = '9.9.9'
    })
    const otra = await rewritten('nueva.age', conMigracion)
    await refused(vacia, otra, 'versión más nueva (9.9.9): pasó por la migración «999-nueva»')
    const otroFormato = editInicio((inicio) => {
      inicio.formato = 2
    })
    await refused(vacia, await rewritten('formato.age', otroFormato), 'versión más nueva')
  })

  test('without a part, without its manifest, or with another row', async () => {
    const parte = 'tablas/prospecto/000001.copy'
    const sinParte = await rewritten('sin-parte.age', (uno) => (uno.nombre === parte ? null : uno))
    await refused(vacia, sinParte, 'no trae todo lo que anuncia')
    const sinManifiesto = await rewritten('sin-manifiesto.age', (uno) =>
      uno.nombre === 'manifiesto.json' ? null : uno,
    )
    await refused(vacia, sinManifiesto, 'no trae todo lo que anuncia')
  })

  test('with another BACKUP_KEY, or another DATA_KEY', async () => {
    const ajena = (await createClave()).secreta
    await refused({ ...vacia, BACKUP_KEY: ajena }, respaldo, 'se cifró con otra clave')
    const otra = Buffer.alloc(32, 9).toString('base64')
    await refused({ ...vacia, DATA_KEY: otra }, respaldo, 'DATA_KEY: no abre lo que el respaldo trae cifrado')
  })

  test('into a place that is not empty', async () => {
    await refused(origen, respaldo, postgres ? 'no está vacía' : 'ya tiene una base')
    const conBase = at('con-base')
    mkdirSync(join(conBase, 'pglite'), { recursive: true })
    await refused(envOn(conBase), respaldo, 'ya tiene una base')
  })

  test('into a folder in use, as is a backup of it', async () => {
    const usada = at('usada')
    const unlock = lockDataDir(usada)
    mkdirSync(join(usada, 'pglite'))
    await refused(envOn(usada), respaldo, 'ya está en uso por el proceso')
    await expect(createRespaldo(envOn(usada), at('usada.age'))).rejects.toThrow('ya está en uso por el proceso')
    unlock()
  })

  test('with erasures that are none', async () => {
    writeFileSync(at('otro.txt'), 'nada')
    await expect(restoreRespaldo(vacia, respaldo, at('otro.txt'))).rejects.toThrow('no es de supresiones')
  })

  test('and after all that the place still takes the backup', async () => {
    expect((await restoreRespaldo(vacia, respaldo, null)).manifiesto.tablas.length).toBe(escrito.tablas.length)
  })
})

describe('a backup of nothing is refused', () => {
  test('without a base, or with an empty one', async () => {
    await expect(createRespaldo(envOn(at('nada')), at('nada.age'))).rejects.toThrow('no hay una base que respaldar')
    if (postgres)
      await expect(createRespaldo(await emptyPlace('nueva'), at('nada.age'))).rejects.toThrow('La base está vacía')
  })
})

test('a person erased after the backup is erased again by the file of erasures, or by a later backup', async () => {
  const archivo = at('supresiones.txt')
  const posterior = at('posterior.age')
  const rut = await withParts(async ({ db, vault }) => {
    const { rut: suyo } = await db
      .selectFrom('declaracion')
      .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
      .select('prospecto.rut')
      .where('declaracion.etapa', '=', 'preguntas')
      .executeTakeFirstOrThrow()
    const documento = readDocumento(suyo ?? '', false)
    if (!documento) throw new Error('no document')
    await asOperator({ db, vault, clock: systemClock }, { mando: 'persona', quien: 'operadora' }, async (acto) => {
      const pedido = { derecho: 'supresion', recibido: '2026-10-05', identidad: 'cédula a la vista' } as const
      const { id } = await registerPedido(acto, { ...pedido, documento })
      await erasePersona(acto, { documento, pedidoId: id })
    })
    writeFileSync(archivo, await writeSupresiones({ db }))
    return suyo
  }, origen)
  await createRespaldo(origen, posterior)
  for (const [name, escritas] of Object.entries({ archivo, posterior })) {
    const there = await emptyPlace(`supresiones-${name}`)
    expect((await restoreRespaldo(there, respaldo, escritas)).supresiones, name).toBe(1)
    const found = await withParts(
      ({ db }) => db.selectFrom('prospecto').select('id').where('rut', '=', rut).execute(),
      there,
    )
    expect(found, name).toEqual([])
  }
})
