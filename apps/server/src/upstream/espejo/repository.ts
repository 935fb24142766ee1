import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { ProspectoTable } from '../../platform/db/tables/postulacion.ts'

/** Copy of a prospect of the core, with what the screens and the local features need of it. */
export interface ProspectoCopiado {
  readonly id: number
  readonly asesorId: number
  readonly tipoProspecto: string
  readonly rut: string | null
  readonly numeroPasaporte: string | null
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly celular: string
  readonly correo: string
  readonly estado: ProspectoTable['estado']
  readonly folioDS: number | null
  /** Gives in its pair; null: unknown here, or in no pair. */
  readonly otorga: boolean | null
  readonly registradoEn: string
  readonly busqueda: string
  readonly en: string
}

const POR = 'sistema'

/** Inserts copies, or brings the fields of a list up to date; what a list does not say stays as it was. */
export async function upsertProspectos(db: Db, todos: readonly ProspectoCopiado[]): Promise<void> {
  // One statement cannot change a row twice
  const filas = [...new Map(todos.map((uno) => [uno.id, uno])).values()].map(
    (uno) => sql`(${uno.id}, ${uno.asesorId}, ${uno.tipoProspecto}, ${uno.numeroPasaporte === null ? 'R' : 'P'},
      ${uno.rut}, ${uno.numeroPasaporte}, ${uno.nombres}, ${uno.apellidoPaterno}, ${uno.apellidoMaterno},
      ${uno.celular}, ${uno.correo}, ${uno.estado}, ${uno.folioDS}, ${uno.otorga}, ${uno.registradoEn}, ${uno.busqueda},
      ${POR},
      ${uno.en})`,
  )
  if (filas.length === 0) return
  await sql`insert into prospecto (id, asesor_id, tipo_prospecto, tipo_documento, rut, numero_pasaporte, nombres,
      apellido_paterno, apellido_materno, celular, correo, estado, folio_ds, otorga, registrado_en, busqueda, actualizado_por,
      actualizado_en) overriding system value
    values ${sql.join(filas)}
    on conflict (id) do update set asesor_id = excluded.asesor_id, nombres = excluded.nombres,
      apellido_paterno = excluded.apellido_paterno, apellido_materno = excluded.apellido_materno,
      celular = excluded.celular, correo = excluded.correo, estado = excluded.estado,
      folio_ds = coalesce(excluded.folio_ds, prospecto.folio_ds), busqueda = excluded.busqueda,
      otorga = coalesce(excluded.otorga, prospecto.otorga), rut = coalesce(excluded.rut, prospecto.rut),
      numero_pasaporte = coalesce(excluded.numero_pasaporte, prospecto.numero_pasaporte),
      estado_desde = case when prospecto.estado = excluded.estado then prospecto.estado_desde else excluded.actualizado_en end`.execute(
    db,
  )
}

/**
 * Copies that leave a portfolio go to a user that nobody enters as, so that no list or day shows them. With their notes:
 * a list of the core brings them back to their advisor.
 */
export async function detachProspectos(db: Db, asesorId: number, ids: readonly number[]): Promise<void> {
  await sql`with nadie as (
      insert into usuario (usuario, identificador_nucleo, rut, nombres, apellido_paterno, correo, roles, clave_hash, activo)
      values ('fuera-de-cartera', 0, 'fuera-de-cartera', 'Fuera', 'de cartera', '', '{}', '', false)
      on conflict (identificador_nucleo) do update set activo = false returning id)
    update prospecto set asesor_id = (select id from nadie)
    where id = any(${ids}::bigint[]) and asesor_id = ${asesorId}`.execute(db)
}

/** Details of a prospect that a list does not carry. */
export interface DetalleCopiado {
  readonly etapa: EtapaProspecto
  readonly estado: EstadoProspecto
  readonly tipoPlan: ProspectoTable['tipoPlan']['__select__']
  readonly tipoVenta: ProspectoTable['tipoVenta']
  readonly fechaNacimiento: string | null
  readonly sexo: ProspectoTable['sexo']
  readonly activo: boolean
  readonly grupoGuardado: boolean
}

export async function saveDetalle(db: Db, id: number, detalle: DetalleCopiado): Promise<void> {
  await db.updateTable('prospecto').set(detalle).where('id', '=', id).execute()
}

/** Joins both sides of a pair; a side that is not copied yet stays alone. */
export async function joinPareja(db: Db, otorgaId: number, recibeId: number): Promise<void> {
  for (const [id, parejaId, otorga] of [
    [otorgaId, recibeId, true],
    [recibeId, otorgaId, false],
  ] as const)
    await db
      .updateTable('prospecto')
      .set({ parejaId, otorga, tipoPlan: 'S' })
      .where('id', '=', id)
      .where((e) => e.exists(e.selectFrom('prospecto as otro').select('otro.id').where('otro.id', '=', parejaId)))
      .execute()
}

export interface DeclaracionCopiada {
  readonly id: number
  readonly prospectoId: number
  readonly folio: number
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
  readonly resultado: number | null
  readonly enviada: boolean
  readonly en: string
}

/** Copies the live declaration; an earlier one of the same prospect is no longer live. */
export async function upsertDeclaracion(db: Db, una: DeclaracionCopiada): Promise<void> {
  await db
    .updateTable('declaracion')
    .set({ viva: false })
    .where('prospectoId', '=', una.prospectoId)
    .where('id', '<>', una.id)
    .where('viva', '=', true)
    .execute()
  await sql`insert into declaracion (id, prospecto_id, folio, tipo_venta, etapa, resultado, enviada_en, creada,
      actualizada_por, actualizada_en) overriding system value
    values (${una.id}, ${una.prospectoId}, ${una.folio}, ${una.tipoVenta}, ${una.etapa}, ${una.resultado},
      ${una.enviada ? una.en : null}, ${una.en}, ${POR}, ${una.en})
    on conflict (id) do update set viva = true, tipo_venta = excluded.tipo_venta, etapa = excluded.etapa,
      resultado = excluded.resultado, enviada_en = coalesce(declaracion.enviada_en, excluded.enviada_en)`.execute(db)
}

/** The prospect has no live declaration in the core. */
export async function endDeclaracion(db: Db, prospectoId: number): Promise<void> {
  await db
    .updateTable('declaracion')
    .set({ viva: false })
    .where('prospectoId', '=', prospectoId)
    .where('viva', '=', true)
    .execute()
}

/** Copies an entry of the Bitácora that decides a step; once. */
export async function copyEntrada(
  db: Db,
  prospectoId: number,
  entrada: { readonly evento: number; readonly texto: string; readonly en: string },
): Promise<void> {
  await sql`insert into bitacora (prospecto_id, evento, texto, por, en)
    select ${prospectoId}, ${entrada.evento}, ${entrada.texto}, ${POR}, ${entrada.en}
    where not exists (select from bitacora where prospecto_id = ${prospectoId} and evento = ${entrada.evento})`.execute(
    db,
  )
}
