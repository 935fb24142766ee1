import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Vault } from '../../platform/vault.ts'
import { insertSalud } from './repository-salud.ts'

type Sql = RawBuilder<unknown>

/** A demo sale created by the product: its data are copied to the other sales. */
export interface VentaModelo {
  readonly prospectoId: number
  readonly declaracionId: number
}

/** First sale of an advisor with a sent declaration. */
export async function ventaModelo(db: Db, asesorId: number): Promise<VentaModelo | null> {
  const found = await db
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select(['prospecto.id as prospectoId', 'declaracion.id as declaracionId'])
    .where('prospecto.asesorId', '=', asesorId)
    .where('declaracion.enviadaEn', 'is not', null)
    .orderBy('declaracion.id')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

/** The advisor with most sales of the demo, and her team. */
export async function asesoraDeLaDemo(db: Db): Promise<{ id: number; equipoId: number } | null> {
  const found = await db
    .selectFrom('usuario')
    .select(['id', 'equipoId'])
    .where('usuario', '=', 'asesora')
    .executeTakeFirst()
  return found?.equipoId ? { id: found.id, equipoId: found.equipoId } : null
}

/** Team ids by name. */
export async function equiposDeMedida(tx: Db, nombres: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.selectFrom('equipo').select(['id', 'nombre']).where('nombre', 'in', nombres).execute()
  return new Map(rows.map(({ id, nombre }) => [nombre, id]))
}

export async function asesoresDeMedida(tx: Db, usuarios: readonly string[]): Promise<number[]> {
  const rows = await tx.selectFrom('usuario').select('id').where('usuario', 'in', usuarios).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

const firma = sql`(select u.nombres || ' ' || u.apellido_paterno from usuario u where u.id = l.asesor_id)`

const correo = sql`replace(texto_busqueda(split_part(l.nombres, ' ', 1) || '.' || l.apellido_paterno), ' ', '')
  || l.n || '@example.cl'`

async function insertProspectos(tx: Db, { prospectoId }: VentaModelo): Promise<void> {
  const pareja = sql`case when l.lugar % 2 = 1 then l.lugar + 1 else l.lugar - 1 end`
  await sql`insert into prospecto
      (id, asesor_id, tipo_prospecto, rut, nombres, apellido_paterno, apellido_materno, celular, correo,
        fecha_nacimiento, sexo, isapre_actual, tipo_plan, cod_colectivo, tipo_venta, codigo_region, codigo_ciudad,
        activo, motivo, entrevistado, pareja_id, otorga, etapa, estado, estado_desde, folio_ds, registrado_en, busqueda,
        etiquetas, actualizado_por, actualizado_en) overriding system value
    select l.id, l.asesor_id, l.tipo_prospecto, l.rut, l.nombres, l.apellido_paterno, l.apellido_materno,
        (920000000 + l.n * 1234577 % 79000000)::text, ${correo},
        case when l.con_antecedentes then date '1962-01-01' + (l.n * 7919 % 15000)::int end,
        case when l.con_antecedentes then l.sexo end,
        case when l.con_antecedentes then m.isapre_actual end,
        case when l.compensado then 'S' else l.tipo_plan end,
        case when l.tipo_plan = 'C' and not l.compensado then (select min(codigo) from colectivo) end,
        case when l.con_antecedentes then l.tipo_venta end,
        case when l.con_antecedentes then m.codigo_region end,
        case when l.con_antecedentes then m.codigo_ciudad end,
        l.activo, case when l.activo then '' else 'Eligió otra institución' end,
        case when not l.activo then l.n % 2 = 0 end,
        otro.id, case when l.compensado then l.lugar % 2 = 1 end, l.etapa, l.estado, l.estado_desde, l.folio_ds,
        l.registrado_en,
        ' ' || texto_busqueda(l.nombres || ' ' || l.apellido_paterno || ' ' || l.apellido_materno),
        case when l.n % 8 = 0 then array['feria'] when l.n % 97 = 0 then array['vip', 'llamar'] else '{}' end,
        ${firma}, l.estado_desde
    from lote l
    join prospecto m on m.id = ${prospectoId}
    left join lote otro on l.compensado and otro.compensado and otro.asesor_id = l.asesor_id
      and otro.caso = l.caso and otro.lugar = ${pareja}
    order by l.id`.execute(tx)
}

/** SQL: one row of a table for each row of `lote` that meets a condition, copied from the model. */
const copia = (tabla: string, columnas: readonly string[], de: Sql, cuales: Sql): Sql => {
  const names = sql.join(columnas.map((columna) => sql.ref(columna)))
  const values = sql.join(columnas.map((columna) => sql.ref(`m.${columna}`)))
  return sql`insert into ${sql.table(tabla)} (prospecto_id, ${names})
    select l.id, ${values} from lote l join ${sql.table(tabla)} m on m.prospecto_id = ${de} where ${cuales}`
}

/** Most are employees. A voluntary worker has neither RUT nor income, and an independent has the own RUT. */
async function insertEmpleadores(tx: Db, { prospectoId }: VentaModelo): Promise<void> {
  await sql`insert into empleador (prospecto_id, orden, tipo_trabajador, rut, renta, renta_validada)
    select l.id, m.orden, t.tipo, case t.tipo when 'V' then null when 'I' then l.rut else m.rut end,
        case t.tipo when 'V' then 0 else m.renta end, m.renta_validada
    from lote l
    join empleador m on m.prospecto_id = ${prospectoId}
    cross join lateral (select case l.n % 20 when 3 then 'I' when 7 then 'V' when 11 then 'P' else 'D' end as tipo) t
    where l.con_antecedentes`.execute(tx)
}

async function insertVentas(tx: Db, { prospectoId }: VentaModelo): Promise<void> {
  const de = sql`${prospectoId}`
  const cotizados = sql`l.cotizado`
  const statements = [
    copia('rangoPactado', ['minimo', 'maximo'], de, cotizados),
    copia('preferencia', ['codigoRegion', 'planId', 'esSugerencia'], de, cotizados),
    copia(
      'cotizacion',
      ['planId', 'foto', 'totalUF', 'totalPesos', 'valorUF', 'fechaUF', 'creada', 'confirmada'],
      de,
      sql`${cotizados} and not m.reemplazada`,
    ),
  ]
  for (const statement of statements) await statement.execute(tx)
}

async function insertBitacora(tx: Db, evento: { id: number; texto: string }): Promise<void> {
  await sql`insert into bitacora (prospecto_id, evento, texto, por, en)
    select l.id, ${evento.id}::int, ${evento.texto}::text, ${firma}, l.registrado_en from lote l
    order by l.id`.execute(tx)
}

/** Some have an appointment a few days after their entry; appointments may overlap. */
async function insertCitas(tx: Db, ahora: string): Promise<void> {
  const inicio = sql`l.registrado_en + (1 + l.n % 9) * interval '1 day'`
  const estado = sql`case when ${inicio} < ${ahora}::timestamptz then case when l.n % 4 = 0 then 'N' else 'R' end end`
  await sql`insert into cita (asesor_id, prospecto_id, inicio, termino, comentario, estado, permite_tope)
    select l.asesor_id, l.id, ${inicio}, ${inicio} + interval '30 minutes', 'Primera reunión', ${estado}, true
    from lote l where l.n % 20 = 7`.execute(tx)
}

async function insertDeclaraciones(tx: Db, { declaracionId }: VentaModelo): Promise<void> {
  await sql`insert into declaracion
      (id, prospecto_id, folio, folio_papel, tipo_venta, etapa, fecha_ds, enviada_en, resultado, renta_promedio,
        preguntas_texto_id, creada, actualizada_por, actualizada_en) overriding system value
    select l.declaracion_id, l.id, l.folio_ds, case when l.enviada then 'M' || l.n end, l.tipo_venta, l.etapa_ds,
        case when l.enviada then (l.estado_desde at time zone 'America/Santiago')::date end,
        case when l.enviada then l.estado_desde end, l.resultado,
        case when l.enviada then m.renta_promedio end, case when l.enviada then m.preguntas_texto_id end, l.registrado_en, ${firma}, l.estado_desde
    from lote l join declaracion m on m.id = ${declaracionId} where l.declaracion_id is not null`.execute(tx)
  await sql`insert into declaracion_persona
      (declaracion_id, orden, tipo, relacion, nombres, apellido_paterno, apellido_materno, rut, fecha_nacimiento, sexo,
        correo, id_salud)
    select l.declaracion_id, m.orden, m.tipo, m.relacion, l.nombres, l.apellido_paterno, l.apellido_materno, l.rut,
        p.fecha_nacimiento, p.sexo, p.correo, case when l.enviada then m.id_salud end
    from lote l join prospecto p on p.id = l.id
    join declaracion_persona m on m.declaracion_id = ${declaracionId} and m.orden = 0
    where l.declaracion_id is not null`.execute(tx)
}

/** Inserts the persons of `lote` with all their data. */
export async function writeBatch(
  tx: Db,
  modelo: VentaModelo,
  { ahora, ingreso, vault }: { ahora: string; ingreso: { id: number; texto: string }; vault: Vault },
): Promise<void> {
  await insertProspectos(tx, modelo)
  await insertEmpleadores(tx, modelo)
  await insertVentas(tx, modelo)
  await insertBitacora(tx, ingreso)
  await insertCitas(tx, ahora)
  await insertDeclaraciones(tx, modelo)
  await insertSalud(tx, vault, modelo.declaracionId)
  await sql`drop table lote`.execute(tx)
}

/** Settings for a bulk transaction: a crash may lose it, nothing else; the words are indexed at once. */
export async function comoCarga(tx: Db): Promise<void> {
  for (const setting of [`synchronous_commit = off`, `maintenance_work_mem = '256MB'`, `work_mem = '64MB'`])
    await sql.raw(`set local ${setting}`).execute(tx)
}

/** Updates the statistics of the planner and the pending word indexes. */
export async function record(db: Db): Promise<void> {
  const tables = [
    'usuario',
    'prospecto',
    'empleador',
    'bitacora',
    'cita',
    'cotizacion',
    'declaracion',
    'evaluacion',
    'tarjeta',
  ]
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(db)
}
