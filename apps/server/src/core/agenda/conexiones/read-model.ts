import { DIAS_ATRAS_DEL_CALENDARIO, type EventoDeCalendario, eventoDeBloqueo } from '@alerce/domain/agenda/evento'
import { tituloDeCita } from '@alerce/domain/agenda/salidas'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { clienteDe, conQuien } from '../citas/read-model.ts'

/** User name of a person, with their calendar programs, the newest first. */
export async function conexionesDe(tx: Db, usuarioId: number) {
  const rows = await tx
    .selectFrom('usuario')
    .leftJoin('conexionCalendario as c', 'c.usuarioId', 'usuario.id')
    .select(['usuario', 'c.id', 'c.nombre', 'c.creada', 'c.usada'])
    .where('usuario.id', '=', usuarioId)
    .orderBy('c.id', 'desc')
    .execute()
  const conexiones = rows.flatMap(({ id, nombre, creada, usada }) =>
    id === null || nombre === null || creada === null ? [] : [{ conexionId: id, nombre, creada, usada }],
  )
  return { usuario: rows[0]?.usuario ?? '', conexiones }
}

/** Entry of an advisor under a name, while its appointment or block exists; or null. */
export async function entradaPorNombre(tx: Db, usuarioId: number, nombre: string) {
  const row = await tx
    .selectFrom('entradaCalendario')
    .select(['citaId', 'bloqueoId', 'cambio', 'externa'])
    .where('usuarioId', '=', usuarioId)
    .where('nombre', '=', nombre)
    .where('borrada', '=', false)
    .executeTakeFirst()
  return row ?? null
}

/** Whether an advisor has an entry with this UID. */
export async function tieneUid(tx: Db, usuarioId: number, uid: string): Promise<boolean> {
  const row = await tx
    .selectFrom('entradaCalendario')
    .select('nombre')
    .where('usuarioId', '=', usuarioId)
    .where('uid', '=', uid)
    .where('borrada', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Sealed motive of a block; null: none. */
export async function motivoSellado(tx: Db, bloqueoId: number): Promise<Buffer | null> {
  const row = await tx.selectFrom('bloqueoAgenda').select('motivo').where('id', '=', bloqueoId).executeTakeFirst()
  return row?.motivo ?? null
}

/** Which entries are read: those named, those changed after a change, deleted ones too, or those that end in a period. */
export interface FiltroDeEntradas {
  readonly nombres?: readonly string[] | null | undefined
  readonly desde?: number | null | undefined
  readonly lapso?: { readonly inicio: string; readonly termino: string } | null | undefined
}

/** First instant that calendar programs get. */
export const inicioDelCalendario = (hoy: FechaISO): string => inicioDelDia(sumaDias(hoy, -DIAS_ATRAS_DEL_CALENDARIO))

interface Donde {
  readonly tx: Db
  readonly vault: Vault
  readonly hoy: FechaISO
}

function filasDe({ tx, hoy }: Donde, usuarioId: number, { nombres, desde, lapso }: FiltroDeEntradas) {
  const query = tx
    .selectFrom('entradaCalendario as e')
    .leftJoin('cita', (join) => join.onRef('cita.id', '=', 'e.citaId').onRef('cita.asesorId', '=', 'e.usuarioId'))
    .leftJoin('prospecto', 'prospecto.id', 'cita.prospectoId')
    .leftJoin('reserva', 'reserva.citaId', 'cita.id')
    .leftJoin('bloqueoAgenda as b', 'b.id', 'e.bloqueoId')
    .select(['e.nombre', 'e.uid', 'e.cambio', 'e.borrada', 'e.externa', 'cita.id as citaId', 'b.id as bloqueoId'])
    .select(['cita.inicio', 'cita.termino', 'cita.secuencia', 'cita.actualizadaEn'])
    .select(['prospecto.nombres', 'prospecto.apellidoPaterno', 'prospecto.celular', 'reserva.datos'])
    .select(['b.clase', 'b.desde', 'b.hasta', 'b.horaInicio', 'b.horaTermino', 'b.motivo'])
    .where('e.usuarioId', '=', usuarioId)
  if (nombres) return query.where('e.nombre', 'in', nombres.length > 0 ? nombres : ['']).where('e.borrada', '=', false)
  const ventana = inicioDelCalendario(hoy)
  if (desde != null)
    return query
      .where('e.cambio', '>', desde)
      .where((w) => w.or([w('e.borrada', '=', true), w('e.termina', '>=', ventana)]))
      .orderBy('e.cambio')
  const primero = lapso && lapso.inicio > ventana ? lapso.inicio : ventana
  const hay = query.where('e.borrada', '=', false).where('e.termina', '>=', primero).orderBy('e.nombre')
  return lapso ? hay.where((w) => w.or([w('cita.inicio', '<', lapso.termino), w('b.id', 'is not', null)])) : hay
}

type Fila = Awaited<ReturnType<ReturnType<typeof filasDe>['execute']>>[number]

interface Contenido extends EventoDeCalendario {
  readonly secuencia: number
  readonly escrita: string
}

/** Title of a block: the one that a calendar program gave; never a motive typed at the desk. */
function tituloDeBloqueo(vault: Vault, { externa, bloqueoId, motivo, clase }: Fila): string {
  const propio =
    externa && bloqueoId !== null && motivo ? vault.en('bloqueo_agenda.motivo', bloqueoId).open<string>(motivo) : ''
  return propio || (clase === 'ausencia' ? 'Ausente' : 'Bloqueado')
}

function contenidoDe(vault: Vault, fila: Fila): Contenido | null {
  const { borrada, citaId, inicio, termino, secuencia, actualizadaEn, datos, cambio } = fila
  const { clase, desde, hasta, horaInicio, horaTermino } = fila
  if (borrada) return null
  if (citaId !== null && inicio !== null && termino !== null) {
    const titulo = tituloDeCita(conQuien(fila, datos && clienteDe(vault, citaId, datos)))
    const evento = { titulo, todoElDia: false, inicio, termino, repite: null }
    return { ...evento, secuencia: (secuencia ?? 0) + 1, escrita: actualizadaEn ?? inicio }
  }
  if (clase === null || desde === null || hasta === null) return null
  const evento = eventoDeBloqueo({ clase, desde, hasta, horaInicio, horaTermino }, tituloDeBloqueo(vault, fila))
  return { ...evento, secuencia: cambio, escrita: inicioDelDia(desde) }
}

/** Entries of an advisor, in one statement. */
export async function entradasDe(donde: Donde, usuarioId: number, cuales: FiltroDeEntradas) {
  const filas = await filasDe(donde, usuarioId, cuales).execute()
  return filas.map((fila) => ({
    nombre: fila.nombre,
    uid: fila.uid,
    cambio: fila.cambio,
    contenido: contenidoDe(donde.vault, fila),
  }))
}
