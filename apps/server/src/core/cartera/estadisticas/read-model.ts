import {
  type CierreDelLapso,
  type CuentasDeFiguras,
  type FiguraContada,
  figurasContadas,
} from '@alerce/domain/cartera/estadisticas'
import { etapasDS, pasada } from '@alerce/domain/declaracion/etapas'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { Oponible } from '@alerce/domain/postulacion/oposicion'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Advisors and periods of the figures: instants, `hasta` excluded. */
export interface ConsultaDeEstadisticas {
  readonly asesores: readonly number[]
  readonly desde: string
  readonly desdeHaceUnAnio: string
  readonly hasta: string
}

type Sql = RawBuilder<unknown>

/** Source of a figure, with its prospect as table `p`. */
interface Fuente {
  readonly tablas: Sql
  readonly siempre: Sql
  readonly id: Sql
  readonly asesor: Sql
  readonly folio: Sql
}

const todo = sql`true`

const fuentes = {
  prospectos: {
    tablas: sql`prospecto p`,
    siempre: todo,
    id: sql`p.id`,
    asesor: sql`p.asesor_id`,
    folio: sql`p.folio_ds`,
  },
  // Counted for the first advisor, also after a transfer
  ingresados: {
    tablas: sql`prospecto p`,
    siempre: todo,
    id: sql`p.id`,
    asesor: sql`coalesce(p.ingresado_por, p.asesor_id)`,
    folio: sql`p.folio_ds`,
  },
  entrevistas: {
    tablas: sql`cita c join prospecto p on p.id = c.prospecto_id`,
    siempre: sql`c.estado = 'R'`,
    id: sql`c.id`,
    asesor: sql`c.asesor_id`,
    folio: sql`p.folio_ds`,
  },
  dsEnviadas: {
    tablas: sql`declaracion d join prospecto p on p.id = d.prospecto_id`,
    // A copy repeats a sending of its original: count it once (core rules, Reuse of a DS)
    siempre: sql`d.enviada_en is not null and d.reutiliza_id is null`,
    id: sql`d.id`,
    // Advisor at the sending
    asesor: sql`coalesce(p.vendido_por, p.asesor_id)`,
    folio: sql`d.folio`,
  },
} satisfies Record<string, Fuente>

/** Definition of a figure: its count and its rows both use it, so that they agree. */
interface Definicion {
  readonly de: keyof typeof fuentes
  readonly cuando: (consulta: ConsultaDeEstadisticas) => Sql
  /** Instant shown in a row. */
  readonly fecha: Sql
}

const entre = (instante: Sql, desde: string, hasta: string): Sql =>
  sql`${instante} >= ${desde}::timestamptz and ${instante} < ${hasta}::timestamptz`

const registrado = sql`p.registrado_en`
const inicio = sql`c.inicio`
// Only inactive prospects have this Estado, and the index of the list contains it: no row is read
const activo = sql`p.estado <> ${'Inactivo' satisfies EstadoProspecto}`
const enviada = sql`d.enviada_en`
const resuelta = sql`coalesce((select max(e.en) from evaluacion e where e.declaracion_id = d.id), d.enviada_en)`
/** Condition on a sent declaration or any that repeats it: one sending may end in another sale. */
const deElla = (cumple: (una: Sql) => Sql): Sql =>
  sql`(${cumple(sql`d`)} or exists (select from declaracion r where r.reutiliza_id = d.id and ${cumple(sql`r`)}))`
const firmada = deElla((una) => sql`${una}.etapa = 'terminado'`)
const aceptada = deElla(
  (una) => sql`(${una}.etapa = any(${etapasDS.filter(pasada)}::text[])
  or (${una}.etapa = 'resultado' and (${una}.resultado = 1 or (${una}.resultado = 2 and coalesce(${una}.acepta, false)))))`,
)
/** Excludes copies of a counted original: the person counts once. */
const deOtra = sql`p.id in (select c.id from prospecto c join prospecto o on o.id = c.original_id
  where c.original_id is not null and o.estado <> ${'Inactivo' satisfies EstadoProspecto})`

const definiciones: Record<FiguraContada, Definicion> = {
  prospectos: { de: 'prospectos', cuando: () => sql`${activo} and not ${deOtra}`, fecha: registrado },
  prospectoMes: {
    de: 'ingresados',
    cuando: (c) => sql`${entre(registrado, c.desde, c.hasta)} and not ${deOtra}`,
    fecha: registrado,
  },
  entrevistas: { de: 'entrevistas', cuando: () => todo, fecha: inicio },
  entrevistaMes: { de: 'entrevistas', cuando: (c) => entre(inicio, c.desde, c.hasta), fecha: inicio },
  dsIngresadas: { de: 'dsEnviadas', cuando: () => todo, fecha: enviada },
  dsIngresadaMes: { de: 'dsEnviadas', cuando: (c) => entre(enviada, c.desde, c.hasta), fecha: enviada },
  dsAceptadas: { de: 'dsEnviadas', cuando: () => aceptada, fecha: resuelta },
  contratos: { de: 'dsEnviadas', cuando: () => firmada, fecha: sql`coalesce(d.terminada_en, d.actualizada_en)` },
}

/** Excludes the sales of who objected to statistics; the uncorrelated list is read once, from its own index. */
export const seCuenta = sql`p.id not in (select s.id from prospecto s where ${sql.lit('estadisticas' satisfies Oponible)} = any(s.oposiciones))`

const deEllos = ({ asesor, siempre }: Fuente, { asesores }: ConsultaDeEstadisticas): Sql =>
  sql`${asesor} = any(${asesores}::bigint[]) and ${siempre} and ${seCuenta}`

/** Counts all figures of one table in a single pass. */
async function countIn(
  tx: Db,
  de: keyof typeof fuentes,
  consulta: ConsultaDeEstadisticas,
): Promise<Partial<CuentasDeFiguras>> {
  const fuente = fuentes[de]
  const suyas = figurasContadas.filter((figura) => definiciones[figura].de === de)
  const cuentas = suyas.map(
    (figura) => sql`count(*) filter (where ${definiciones[figura].cuando(consulta)}) as ${sql.id(figura)}`,
  )
  const { rows } = await sql<CuentasDeFiguras>`select ${sql.join(cuentas)} from ${fuente.tablas}
    where ${deEllos(fuente, consulta)}`.execute(tx)
  return rows[0] ?? {}
}

const enCero = Object.fromEntries(figurasContadas.map((figura) => [figura, 0])) as CuentasDeFiguras

/** Counts of all figures. */
export async function count(tx: Db, consulta: ConsultaDeEstadisticas): Promise<CuentasDeFiguras> {
  const prospectos = await countIn(tx, 'prospectos', consulta)
  const ingresados = await countIn(tx, 'ingresados', consulta)
  const entrevistas = await countIn(tx, 'entrevistas', consulta)
  return { ...enCero, ...prospectos, ...ingresados, ...entrevistas, ...(await countIn(tx, 'dsEnviadas', consulta)) }
}

/** DS sent in the twelve months that end with the month, and their number with a contract by now. */
export async function cierreDelAnio(tx: Db, consulta: ConsultaDeEstadisticas): Promise<CierreDelLapso> {
  const { rows } =
    await sql<CierreDelLapso>`select count(*) as ingresadas, count(*) filter (where ${firmada}) as contratos
    from ${fuentes.dsEnviadas.tablas} where ${deEllos(fuentes.dsEnviadas, consulta)}
      and ${entre(enviada, consulta.desdeHaceUnAnio, consulta.hasta)}`.execute(tx)
  return rows[0] ?? { ingresadas: 0, contratos: 0 }
}

export interface FilaDeEstadistica {
  readonly id: number
  readonly prospectoId: number
  readonly asesorId: number
  readonly nombres: string
  readonly apellidoPaterno: string
  readonly apellidoMaterno: string
  readonly estado: string
  /** ISO instant. */
  readonly en: string
  readonly folio: number | null
}

interface FilasPage {
  readonly figura: FiguraContada
  /** Id of the last row read. */
  readonly cursor: number | null
  readonly limite: number
}

/** Page of the rows of a figure, newest first. */
export async function filas(
  tx: Db,
  consulta: ConsultaDeEstadisticas,
  { figura, cursor, limite }: FilasPage,
): Promise<FilaDeEstadistica[]> {
  const { de, cuando, fecha } = definiciones[figura]
  const fuente = fuentes[de]
  const suyas = deEllos(fuente, consulta)
  const despues =
    cursor === null
      ? todo
      : sql`(${fecha}, ${fuente.id}) <
          (select ${fecha}, ${fuente.id} from ${fuente.tablas} where ${fuente.id} = ${cursor} and ${suyas})`
  const { rows } =
    await sql<FilaDeEstadistica>`select ${fuente.id} as id, p.id as "prospectoId", p.nombres, ${fuente.asesor} as "asesorId",
      p.apellido_paterno as "apellidoPaterno", p.apellido_materno as "apellidoMaterno", p.estado,
      ${fecha} as en, ${fuente.folio} as folio
    from ${fuente.tablas} where ${suyas} and ${cuando(consulta)} and ${despues}
    order by ${fecha} desc, ${fuente.id} desc limit ${limite}`.execute(tx)
  return rows
}
