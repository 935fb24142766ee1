import { administer, freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { routes } from '../packages/contract/routes.ts'
import { DIA_MS } from '../packages/domain/base/fechas/duracion.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { figures, measure } from './support/measure.ts'
import { enter } from './support/session.ts'

// Reads fourteen days of an advisor's appointments, among 200,000 of 500 advisors (PostgreSQL).
const bar = 20
const advisors = 499
const each = 400

const postgres = await findPostgres()
const { url, drop } = await freshDatabase(postgres.url)
const server = await startProcess({
  DATABASE_URL: url,
  LOGIN_ATTEMPTS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '1000000',
})

/** Half an hour each, four a day, from fifty days ago on; the demo advisor has as many as the others. */
const fill = [
  `insert into usuario (usuario, clave_hash, rut, nombres, apellido_paterno, correo, roles)
    select 'banco' || n, '-', 'banco' || n, 'ANA', 'BANCO', 'banco@example.cl', array['asesor']
    from generate_series(1, ${advisors}) n`,
  `insert into prospecto (asesor_id, tipo_prospecto, nombres, apellido_paterno, apellido_materno, celular, correo,
      estado, registrado_en, busqueda, actualizado_por, actualizado_en)
    select id, 'OPE', 'ANA', 'BANCO', 'BANCO', '987654321', 'banco@example.cl', 'Prospecto Ingresado', now(),
      ' ana banco', 'banco', now()
    from usuario where usuario like 'banco%'`,
  `delete from cita`,
  `insert into cita (asesor_id, prospecto_id, inicio, termino, comentario)
    select a.asesor_id, a.prospecto_id, t.inicio, t.inicio + interval '30 minutes', 'Reunión'
    from (select asesor_id, min(id) as prospecto_id from prospecto group by asesor_id
      having asesor_id in (select id from usuario where usuario like 'banco%' or usuario = 'asesora')) a
    cross join (select date_trunc('day', now()) - interval '50 days' + (n / 4) * interval '1 day'
      + (12 + n % 4) * interval '1 hour' as inicio from generate_series(0, ${each - 1}) n) t`,
  `analyze`,
]
for (const statement of fill) await administer(url, statement)

const { headers } = await enter(server.url, 'asesora')
const day = (ms: number) => {
  const [year, month, date] = new Date(ms).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year} 00:00:00`
}
const now = Date.now()
const body = JSON.stringify({ fechaHoraInicio: day(now - 7 * DIA_MS), fechaHoraTermino: day(now + 7 * DIA_MS) })
const read = async () => {
  const answer = await fetch(server.url + routes.obtenerCitas.path, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: unknown[] }
  if (data.length < 50) throw new Error(`${data.length} appointments of two weeks`)
}
figures('14 días de citas de un asesor, entre 200.000 de 500', bar, await measure(read, 400))

await server.stop()
await drop()
await postgres.stop()
