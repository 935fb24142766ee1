import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteEnlaces } from '../core/acceso/claves/repository.ts'
import { deleteAperturas } from '../core/acceso/enlaces/repository.ts'
import { deleteDesafiosBefore } from '../core/acceso/segundo-factor/repository.ts'
import { forgetBorradas } from '../core/agenda/citas/repository.ts'
import { purge } from '../core/base/borrador/repository.ts'
import { forget } from '../core/base/idempotencia/repository.ts'
import { forgetRevisadasAntes, forgetRows } from '../core/cartera/importacion/repository.ts'
import { deleteCodigos } from '../core/declaracion/postulante/repository-codigo.ts'
import type { Db } from '../platform/db/database.ts'
import type { Desk } from '../testing/desk.ts'
import { filasPorSentencia, HASTA, llave, mesaConPostulante, n, olvidoDe, VIEJA } from '../testing/por-lotes.ts'
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
    'enlace_clave',
    () => sql`insert into enlace_clave (token_hash, usuario_id, creado_por, creado, expira)
      select ${llave}, 1, '', ${INICIO}, ${VIEJA} from ${n}`,
    (db) => deleteEnlaces(db, HASTA),
  ],
  [
    'factor_desafio',
    () => sql`insert into factor_desafio (token_hash, usuario_id, uso, creado, expira)
      select ${llave}, 1, 'ingreso', ${INICIO}, ${VIEJA} from ${n}`,
    (db) => deleteDesafiosBefore(db, HASTA),
  ],
  [
    'apertura_enlace',
    () => sql`with enlace as (insert into enlace_supervisor (asesor_id, jefe_id, sal, creado_por, creado, expira)
        values (1, 2, '', '', ${INICIO}, ${VIEJA}) returning id)
      insert into apertura_enlace (enlace_id, en, ip, agente) select enlace.id, ${VIEJA}, '', '' from enlace, ${n}`,
    (db) => deleteAperturas(db, HASTA),
  ],
  [
    'cita_borrada',
    () => sql`insert into cita_borrada select (jsonb_populate_record(null::cita_borrada, jsonb_build_object(
        'id', n, 'asesor_id', 1, 'prospecto_id', p.id, 'inicio', ${VIEJA}::text, 'termino', ${HASTA}::text,
        'comentario', '', 'permite_tope', false, 'avisa', false, 'secuencia', 0, 'actualizada_por', '',
        'actualizada_en', ${VIEJA}::text, 'identidad', gen_random_uuid(), 'borrada_en', ${VIEJA}::text))).*
      from (select min(id) as id from prospecto) p, ${n}`,
    (db) => forgetBorradas(db, HASTA),
  ],
  [
    'borrador',
    () => sql`insert into borrador (usuario_id, formulario, contenido, actualizado)
      select 1, n::text, '', ${VIEJA} from ${n}`,
    (db) => purge(db, HASTA),
  ],
  [
    'idempotencia',
    () => sql`insert into idempotencia (actor, clave, operacion, huella, respuesta, creada)
      select 'u1', n::text, '', '', '', ${VIEJA} from ${n}`,
    (db) => forget(db, HASTA),
  ],
  [
    'codigo_postulante',
    () => sql`insert into codigo_postulante (declaracion_id, uso, sello, creado, expira, usado)
      select ${declaracionId}, 'entrada', '', ${INICIO}, ${VIEJA}, ${VIEJA} from ${n}`,
    (db) => deleteCodigos(db, HASTA),
  ],
  [
    'importacion_fila',
    () => sql`with revisada as (insert into importacion (asesor_id, nombre, creada) values (1, '', ${VIEJA}) returning id)
      insert into importacion_fila (importacion_id, linea, datos, situacion, mensajes)
      select revisada.id, n, '{}', 'nueva', '[]' from revisada, ${n}`,
    (db) => forgetRevisadasAntes(db, HASTA),
  ],
])('of %s no statement forgets more than a thousand, and all go', async (tabla, fill, olvidarlas) => {
  expect(await olvidoDe(desk.db, tabla, fill(), olvidarlas)).toEqual([1000, true, 0])
})

test('nor are more rows of an import that was confirmed emptied at a time', async () => {
  await sql`with hecha as (insert into importacion (asesor_id, nombre, creada, estado, confirmada)
      values (1, '', ${VIEJA}, 'hecha', ${VIEJA}) returning id)
    insert into importacion_fila (importacion_id, linea, datos, situacion, mensajes)
    select hecha.id, n, '{}', 'error', '[]' from hecha, ${n}`.execute(desk.db)
  const filas = await filasPorSentencia(desk.db, (db) => forgetRows(db, HASTA))
  expect(filas).toEqual([1000, 1000, 100])
})
