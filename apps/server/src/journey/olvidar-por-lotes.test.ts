import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrarEnlaces } from '../core/acceso/claves/repository.ts'
import { borrarAperturas } from '../core/acceso/enlaces/repository.ts'
import { olvidarBorradas } from '../core/agenda/citas/repository.ts'
import { purgar } from '../core/base/borrador/repository.ts'
import { olvidar } from '../core/base/idempotencia/repository.ts'
import { olvidarFilas, olvidarRevisadasAntes } from '../core/cartera/importacion/repository.ts'
import { borrarCodigos } from '../core/declaracion/postulante/repository-codigo.ts'
import { olvidarTokensVencidos } from '../gateway/bearer/repository.ts'
import { deleteCountersBefore } from '../gateway/session/repository-brakes.ts'
import type { Db } from '../platform/db/database.ts'
import { olvidarSesiones } from '../sesiones/repository.ts'
import { olvidarDePostulantes } from '../sesiones/repository-postulante.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { entrar, invitada } from '../testing/electronica/electronica.ts'
import { INICIO } from '../testing/template.ts'

// What grows is forgotten a thousand rows at a time: nobody waits for those that hold all the rest.

const MUCHAS = 2100
const en = (dias: number) => new Date(Date.parse(INICIO) + dias * DIA_MS).toISOString()
const [VIEJA, HASTA] = [en(1), en(2)]

let desk: Desk
let declaracionId: number
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  const venta = await invitada(desk, await desk.as('asesora'))
  await entrar(desk, venta)
  declaracionId = venta.identificador
})
afterAll(() => desk.close())

/** How many rows each statement took. */
function contando() {
  const filas: number[] = []
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined) filas.push(Number(result.numAffectedRows))
      return result
    },
  }
  return { db: desk.db.withPlugin(plugin), filas }
}

const n = sql`generate_series(1, ${sql.lit(MUCHAS)}) n`
const llave = sql`decode(md5(n::text), 'hex')`

test.each<[string, () => ReturnType<typeof sql>, (db: Db) => Promise<void>]>([
  [
    'enlace_clave',
    () => sql`insert into enlace_clave (token_hash, usuario_id, creado_por, creado, expira)
      select ${llave}, 1, '', ${INICIO}, ${VIEJA} from ${n}`,
    (db) => borrarEnlaces(db, HASTA),
  ],
  [
    'apertura_enlace',
    () => sql`with enlace as (insert into enlace_supervisor (asesor_id, jefe_id, sal, creado_por, creado, expira)
        values (1, 2, '', '', ${INICIO}, ${VIEJA}) returning id)
      insert into apertura_enlace (enlace_id, en, ip, agente) select enlace.id, ${VIEJA}, '', '' from enlace, ${n}`,
    (db) => borrarAperturas(db, HASTA),
  ],
  [
    'cita_borrada',
    () => sql`insert into cita_borrada select (jsonb_populate_record(null::cita_borrada, jsonb_build_object(
        'id', n, 'asesor_id', 1, 'prospecto_id', p.id, 'inicio', ${VIEJA}::text, 'termino', ${HASTA}::text,
        'comentario', '', 'permite_tope', false, 'avisa', false, 'secuencia', 0, 'actualizada_por', '',
        'actualizada_en', ${VIEJA}::text, 'identidad', gen_random_uuid(), 'borrada_en', ${VIEJA}::text))).*
      from (select min(id) as id from prospecto) p, ${n}`,
    (db) => olvidarBorradas(db, HASTA),
  ],
  [
    'borrador',
    () => sql`insert into borrador (usuario_id, formulario, contenido, actualizado)
      select 1, n::text, '', ${VIEJA} from ${n}`,
    (db) => purgar(db, HASTA),
  ],
  [
    'idempotencia',
    () => sql`insert into idempotencia (actor, clave, operacion, huella, respuesta, creada)
      select 'u1', n::text, '', '', '', ${VIEJA} from ${n}`,
    (db) => olvidar(db, HASTA),
  ],
  [
    'codigo_postulante',
    () => sql`insert into codigo_postulante (declaracion_id, uso, sello, creado, expira, usado)
      select ${declaracionId}, 'entrada', '', ${INICIO}, ${VIEJA}, ${VIEJA} from ${n}`,
    (db) => borrarCodigos(db, HASTA),
  ],
  [
    'token_api',
    () => sql`insert into token_api (token_hash, cliente_id, expira)
      select ${llave}, (select min(id) from cliente_api), ${VIEJA} from ${n}`,
    (db) => olvidarTokensVencidos(db, HASTA),
  ],
  [
    'freno_acceso',
    () =>
      sql`insert into freno_acceso (clave, fallos, hasta, actualizado) select n::text, 1, ${VIEJA}, ${VIEJA} from ${n}`,
    (db) => deleteCountersBefore(db, HASTA),
  ],
  [
    'registro_acceso',
    () => sql`insert into registro_acceso (usuario_id, tipo, origen, en, ip) select 1, 'E', '', ${VIEJA}, '' from ${n}`,
    (db) => olvidarSesiones(db, HASTA),
  ],
  [
    'sesion_postulante',
    () => sql`with purgada as (update declaracion set purgada_en = ${HASTA} where id = ${declaracionId} returning id)
      insert into sesion_postulante (declaracion_id, token_hash, creada, ultima_actividad, expira, cerrada, ip, agente)
      select purgada.id, ${llave}, ${INICIO}, ${INICIO}, ${VIEJA}, ${INICIO}, '', '' from purgada, ${n}`,
    (db) => olvidarDePostulantes(db, HASTA),
  ],
  [
    'importacion_fila',
    () => sql`with revisada as (insert into importacion (asesor_id, nombre, creada) values (1, '', ${VIEJA}) returning id)
      insert into importacion_fila (importacion_id, linea, datos, situacion, mensajes)
      select revisada.id, n, '{}', 'nueva', '[]' from revisada, ${n}`,
    (db) => olvidarRevisadasAntes(db, HASTA),
  ],
])('of %s no statement forgets more than a thousand, and all go', async (tabla, llenar, olvidarlas) => {
  await llenar().execute(desk.db)
  const { db, filas } = contando()
  await olvidarlas(db)
  const { rows } = await sql<{ quedan: number }>`select count(*)::int as quedan from ${sql.table(tabla)} t
    where to_jsonb(t)::text like ${`%${VIEJA.slice(0, 10)}%`}`.execute(desk.db)
  expect([Math.max(...filas), filas.reduce((suma, una) => suma + una, 0) >= MUCHAS, rows[0]?.quedan]).toEqual([
    ...[1000, true, 0],
  ])
})

test('nor are more rows of an import that was confirmed emptied at a time', async () => {
  await sql`with hecha as (insert into importacion (asesor_id, nombre, creada, estado, confirmada)
      values (1, '', ${VIEJA}, 'hecha', ${VIEJA}) returning id)
    insert into importacion_fila (importacion_id, linea, datos, situacion, mensajes)
    select hecha.id, n, '{}', 'error', '[]' from hecha, ${n}`.execute(desk.db)
  const { db, filas } = contando()
  await olvidarFilas(db, HASTA)
  expect(filas).toEqual([1000, 1000, 100])
})
