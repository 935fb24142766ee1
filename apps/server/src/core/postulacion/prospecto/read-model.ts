import type { TipoTrabajador } from '@alerce/domain/base/trabajador/tipos'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../platform/db/tables/prospecto.ts'

export interface Prospecto {
  readonly id: number
  readonly asesorId: number
  readonly tipoProspecto: string
  readonly tipoDocumento: 'R' | 'P'
  readonly rut: string | null
  readonly numeroPasaporte: string | null
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly celular: string
  readonly correo: string
  readonly fechaNacimiento: string | null
  readonly sexo: 'M' | 'F' | null
  readonly isapreActual: number | null
  readonly tipoPlan: 'N' | 'S' | 'C'
  readonly codColectivo: number | null
  readonly tipoVenta: 'M' | 'E' | null
  readonly codigoRegion: number | null
  readonly codigoCiudad: number | null
  readonly activo: boolean
  readonly motivo: string
  readonly entrevistado: boolean | null
  readonly cargaVigente: boolean
  readonly parejaId: number | null
  readonly otorga: boolean | null
  readonly etapa: EtapaProspecto
  readonly estado: string
  readonly folioDS: number | null
  readonly registradoEn: string
  readonly version: number
  readonly actualizadoPor: string
  readonly actualizadoEn: string
}

function prospectoDe(row: Selectable<ProspectoTable>): Prospecto {
  return {
    id: row.id,
    asesorId: row.asesor_id,
    tipoProspecto: row.tipo_prospecto,
    tipoDocumento: row.tipo_documento,
    rut: row.rut,
    numeroPasaporte: row.numero_pasaporte,
    nombres: row.nombres,
    apellidoPaterno: row.apellido_paterno,
    apellidoMaterno: row.apellido_materno,
    celular: row.celular,
    correo: row.correo,
    fechaNacimiento: row.fecha_nacimiento,
    sexo: row.sexo,
    isapreActual: row.isapre_actual,
    tipoPlan: row.tipo_plan,
    codColectivo: row.cod_colectivo,
    tipoVenta: row.tipo_venta,
    codigoRegion: row.codigo_region,
    codigoCiudad: row.codigo_ciudad,
    activo: row.activo,
    motivo: row.motivo,
    entrevistado: row.entrevistado,
    cargaVigente: row.carga_vigente,
    parejaId: row.pareja_id,
    otorga: row.otorga,
    etapa: row.etapa as EtapaProspecto,
    estado: row.estado,
    folioDS: row.folio_ds,
    registradoEn: row.registrado_en,
    version: row.version,
    actualizadoPor: row.actualizado_por,
    actualizadoEn: row.actualizado_en,
  }
}

/** The prospect, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarProspecto(tx: Db, id: number, bloquear = false): Promise<Prospecto | null> {
  const query = tx.selectFrom('prospecto').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ? prospectoDe(row) : null
}

/** True when the id is a person who sells. */
export async function esAsesor(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('roles', '@>', sql<string[]>`array['asesor']`)
    .executeTakeFirst()
  return row !== undefined
}

/** Who sells in the team of this person. */
export async function asesoresDelEquipo(tx: Db, jefeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipo_id', 'jefe.equipo_id')
    .select('asesor.id')
    .where('jefe.id', '=', jefeId)
    .where('asesor.roles', '@>', sql<string[]>`array['asesor']`)
    .execute()
  return rows.map((row) => row.id)
}

/** True when this person leads the team of that advisor. */
export async function esDelEquipoDe(tx: Db, jefeId: number, asesorId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipo_id', 'jefe.equipo_id')
    .select('asesor.id')
    .where('jefe.id', '=', jefeId)
    .where('asesor.id', '=', asesorId)
    .executeTakeFirst()
  return row !== undefined
}

export interface Empleador {
  readonly id: number
  readonly tipoTrabajador: TipoTrabajador
  readonly rut: string | null
  readonly remuneracionImponible: number
  readonly rentaValidada: boolean
}

export async function empleadoresDe(tx: Db, prospectoId: number): Promise<Empleador[]> {
  const rows = await tx
    .selectFrom('empleador')
    .selectAll()
    .where('prospecto_id', '=', prospectoId)
    .where('retirado', '=', false)
    .orderBy('orden')
    .execute()
  return rows.map((r) => ({
    id: r.id,
    tipoTrabajador: r.tipo_trabajador,
    rut: r.rut,
    remuneracionImponible: r.renta,
    rentaValidada: r.renta_validada,
  }))
}

export interface Beneficiario {
  readonly id: number
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
  readonly tipo: 'L' | 'M'
  readonly relacion: number
  readonly descripcionOtro: string
  readonly estudia: boolean
}

export async function beneficiariosDe(tx: Db, prospectoId: number): Promise<Beneficiario[]> {
  const rows = await tx
    .selectFrom('beneficiario')
    .selectAll()
    .where('prospecto_id', '=', prospectoId)
    .where('retirado', '=', false)
    .orderBy('orden')
    .orderBy('id')
    .execute()
  return rows.map((r) => ({
    id: r.id,
    fechaNacimiento: r.fecha_nacimiento,
    sexo: r.sexo,
    tipo: r.tipo,
    relacion: r.relacion,
    descripcionOtro: r.descripcion_otro,
    estudia: r.estudia,
  }))
}

export interface CambioDeVersion {
  readonly campos: string[]
  readonly quien: string
  readonly cuando: string
}

/** What changed after the version that was read, who changed it last and when. */
export async function cambiosDesde(tx: Db, prospectoId: number, version: number): Promise<CambioDeVersion> {
  const rows = await tx
    .selectFrom('cambio')
    .select(['campos', 'por', 'en'])
    .where('prospecto_id', '=', prospectoId)
    .where('version', '>', version)
    .orderBy('id')
    .execute()
  const last = rows.at(-1)
  return { campos: [...new Set(rows.flatMap((r) => r.campos))], quien: last?.por ?? '', cuando: last?.en ?? '' }
}
