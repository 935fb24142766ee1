import { normalizaCorreo } from '@alerce/domain/base/persona/correo'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import type { Vault } from '../../../platform/vault.ts'
import type { DocumentoDePersona, PersonaBuscada } from './documento-de-persona.ts'

/** Columns of a sale that say who it is: sealed apart while its access is blocked. */
export const columnasDeIdentidad = [
  ...(['tipoDocumento', 'rut', 'numeroPasaporte', 'nombres', 'apellidoPaterno', 'apellidoMaterno'] as const),
  ...(['celular', 'correo', 'busqueda'] as const),
] as const

export type IdentidadDeVenta = Pick<Selectable<ProspectoTable>, (typeof columnasDeIdentidad)[number]>

interface Donde {
  readonly tx: Db
  readonly vault: Vault
}

interface VentaBloqueada {
  readonly prospectoId: number
  readonly identidad: IdentidadDeVenta
}

/**
 * All blocked sales. They are few, and opened to know whose they are: a mark of the document would change with the
 * key.
 */
async function bloqueadas({ tx, vault }: Donde): Promise<VentaBloqueada[]> {
  const filas = await tx.selectFrom('bloqueoPersona').select(['prospectoId', 'datos']).orderBy('prospectoId').execute()
  return filas.map(({ prospectoId, datos }) => ({
    prospectoId,
    identidad: vault.en('bloqueo_persona.datos', prospectoId).open<IdentidadDeVenta>(datos),
  }))
}

const documentoEn = ({ rut, numeroPasaporte, correo }: IdentidadDeVenta): string => rut ?? numeroPasaporte ?? correo

/** Blocked sales of a person, with who they are. */
export const bloqueosDe = async (donde: Donde, { numero }: DocumentoDePersona): Promise<VentaBloqueada[]> =>
  (await bloqueadas(donde)).filter(({ identidad }) => documentoEn(identidad) === numero)

/** The document with the ids of what its person has and does not name them: blocked sales, and booked appointments. */
export async function withBloqueados(donde: Donde, documento: DocumentoDePersona): Promise<PersonaBuscada> {
  const bloqueos = await bloqueosDe(donde, documento)
  const reservadas = await citasReservadas(donde, documento)
  return { ...documento, bloqueados: bloqueos.map(({ prospectoId }) => prospectoId), ...reservadas }
}

/**
 * Bookings of an address: appointments of nobody's sale, and those in a sale of another address, joined by a phone that
 * two persons share. Bookings are few, kept for some months, and opened to know.
 */
export async function citasReservadas({ tx, vault }: Donde, { tipo, numero }: DocumentoDePersona) {
  if (tipo !== 'correo') return { citas: [], reservas: [] }
  const { rows } = await sql<{ citaId: number; datos: Buffer; deVenta: boolean }>`select r.cita_id as "citaId", r.datos,
      d.prospecto_id is not null as "deVenta"
    from reserva r
    left join (select id, prospecto_id from cita union all select id, prospecto_id from cita_borrada) d on d.id = r.cita_id
    left join prospecto p on p.id = d.prospecto_id
    where d.prospecto_id is null or lower(p.correo) <> ${numero}`.execute(tx)
  const correoDe = ({ citaId, datos }: (typeof rows)[number]) =>
    normalizaCorreo(vault.en('reserva.datos', citaId).open<{ readonly correo: string }>(datos).correo)
  const suyas = rows.filter((reserva) => correoDe(reserva) === numero)
  const idsDe = (deVenta: boolean) => suyas.flatMap((una) => (una.deVenta === deVenta ? [una.citaId] : []))
  return { citas: idsDe(false), reservas: idsDe(true) }
}

/** Number of blocked sales of each person, by their document. */
export async function ventasBloqueadas(donde: Donde): Promise<ReadonlyMap<string, number>> {
  const porPersona = Map.groupBy(await bloqueadas(donde), ({ identidad }) => documentoEn(identidad))
  return new Map([...porPersona].map(([documento, ventas]) => [documento, ventas.length]))
}
