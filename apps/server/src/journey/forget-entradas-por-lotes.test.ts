import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forget } from '../core/base/notificaciones/repository.ts'
import { forgetTokensVencidos } from '../gateway/bearer/repository.ts'
import { deleteCountersBefore } from '../gateway/session/repository-brakes.ts'
import type { Db } from '../platform/db/database.ts'
import { forgetSesiones } from '../sesiones/repository.ts'
import { forgetDePostulantes } from '../sesiones/repository-postulante.ts'
import type { Desk } from '../testing/desk.ts'
import { HASTA, llave, mesaConPostulante, n, olvidoDe, VIEJA } from '../testing/por-lotes.ts'
import { INICIO } from '../testing/template.ts'

// Old rows are deleted a thousand at a time, so that other transactions do not wait for all their locks.

let desk: Desk
let declaracionId: number
beforeAll(async () => {
  ;({ desk, declaracionId } = await mesaConPostulante())
})
afterAll(() => desk.close())

test.each<[string, () => ReturnType<typeof sql>, (db: Db) => Promise<void>]>([
  [
    'token_api',
    () => sql`insert into token_api (token_hash, cliente_id, expira)
      select ${llave}, (select min(id) from cliente_api), ${VIEJA} from ${n}`,
    (db) => forgetTokensVencidos(db, HASTA),
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
    (db) => forgetSesiones(db, HASTA),
  ],
  [
    'notificacion',
    () => sql`insert into notificacion (usuario_id, tipo, mensaje, en) select 1, '', '', ${VIEJA} from ${n}`,
    (db) => forget(db, HASTA),
  ],
  [
    'sesion_postulante',
    () => sql`with purgada as (update declaracion set purgada_en = ${HASTA} where id = ${declaracionId} returning id)
      insert into sesion_postulante (declaracion_id, token_hash, creada, ultima_actividad, expira, cerrada, ip, agente)
      select purgada.id, ${llave}, ${INICIO}, ${INICIO}, ${VIEJA}, ${INICIO}, '', '' from purgada, ${n}`,
    (db) => forgetDePostulantes(db, HASTA),
  ],
])('of %s no statement forgets more than a thousand, and all go', async (tabla, fill, olvidarlas) => {
  expect(await olvidoDe(desk.db, tabla, fill(), olvidarlas)).toEqual([1000, true, 0])
})
