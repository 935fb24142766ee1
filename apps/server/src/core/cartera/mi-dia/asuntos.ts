import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora, hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { comoSeLlega, type LugarDeCita } from '@alerce/domain/base/lugar-de-cita'
import { type PlazoDelDia, plazoDe, plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import { siguePospuesto } from '@alerce/domain/cartera/mi-dia/posponer'
import { FECHA_DE_CONTRATO } from '@alerce/domain/cartera/seguimiento/fechas-de-contrato'
import { grupoDeTarea, LLAMAR_OTRA_VEZ, plazoDeTarea, TAREA_DE_ASESOR } from '@alerce/domain/cartera/seguimiento/tarea'
import { citaDelDia, diasDeAtraso, type GrupoDelDia } from '@alerce/domain/cartera/siguiente'
import { pasoDelDia } from '@alerce/domain/cartera/turno/turno-de-firma'
import type {
  CitaAbierta,
  CitaSinProspecto,
  FilaDelDia,
  FilaDePlazo,
  FilaDeTurno,
  FilaPospuesta,
  LugarDeAsunto,
  TareaPendiente,
} from './read-model.ts'

/** Matter to do, in its group. */
export interface AsuntoDelDia {
  readonly grupo: GrupoDelDia
  /** Null: a task about nobody. */
  readonly fila: FilaDelDia | null
  readonly asesorId: number
  readonly citaId: number | null
  readonly tareaId: number | null
  /** Name of a client who is no prospect yet; null: that of `fila`. */
  readonly cliente: string | null
  /** HH:mm of a task with an hour. */
  readonly hora: string | null
  readonly paso: string
  /** Reason of the matter, if its Estado does not show it. */
  readonly motivo: string | null
  readonly plazoDias: number
  readonly desde: string
  /** ISO day of its return; null: not postponed. */
  readonly vuelve: string | null
}

const deSuFila = (fila: FilaDelDia) => ({ fila, asesorId: fila.asesorId, tareaId: null, cliente: null, hora: null })

type Cita = CitaAbierta & Partial<LugarDeCita>

/** Place of an appointment to come, and when to set out; null: neither was said, or it has begun. */
const comoLlegar = ({ inicio, lugar = '', traslado = 0 }: Pick<Cita, 'inicio' | keyof LugarDeCita>, ahora: string) =>
  (inicio > ahora && comoSeLlega(inicio, { lugar, traslado })) || null

export function asuntosDeCitas(citas: readonly Cita[], ahora: string): AsuntoDelDia[] {
  return citas.flatMap((cita) => {
    const { citaId, inicio, termino } = cita
    const asunto = citaDelDia({ inicio, termino, ahora })
    const motivo = comoLlegar(cita, ahora)
    return asunto ? [{ ...asunto, ...deSuFila(cita), citaId, motivo, plazoDias: 0, desde: inicio, vuelve: null }] : []
  })
}

interface LectorDeReservas {
  readonly ahora: string
  /** Name of the client of a booking, as this reader sees it. */
  readonly leer: (cita: CitaSinProspecto) => string
}

/** Appointment of a client who is no prospect yet, among those of the day. */
export function asuntosDeReservas(
  citas: readonly CitaSinProspecto[],
  { ahora, leer }: LectorDeReservas,
): AsuntoDelDia[] {
  return citas.flatMap((cita) => {
    const { citaId, asesorId, inicio, termino } = cita
    const lugar = citaDelDia({ inicio, termino, ahora })
    const motivo = comoLlegar(cita, ahora)
    const suyo = { fila: null, asesorId, citaId, tareaId: null, hora: null, motivo, plazoDias: 0, vuelve: null }
    return lugar ? [{ ...lugar, ...suyo, cliente: leer(cita), desde: inicio }] : []
  })
}

const asuntoDeTurno = (fila: FilaDeTurno, { grupo }: PlazoDelDia): AsuntoDelDia => ({
  grupo,
  ...deSuFila(fila),
  citaId: null,
  motivo: fila.motivo,
  desde: fila.turnoDesde,
  vuelve: null,
  paso: pasoDelDia(
    { paso: fila.paso, ...(fila.recordar !== null && { recordar: fila.recordar }) },
    grupo === 'atrasado',
  ),
  plazoDias: fila.plazoDias ?? 0,
})

export function asuntosDePlazos(filas: readonly FilaDePlazo[], plazos: readonly PlazoDelDia[]): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const plazo = plazos[fila.lugar - 1]
    return plazo ? [asuntoDeTurno(fila, plazo)] : []
  })
}

interface LectorDeTareas {
  readonly hoy: string
  /** Opens the text of a task; null: this reader sees none. */
  readonly leer: ((tarea: TareaPendiente) => string) | null
}

const pasoDeTarea = (tarea: TareaPendiente, leer: LectorDeTareas['leer']): string => {
  if (tarea.origen === 'intento') return LLAMAR_OTRA_VEZ
  return leer === null ? TAREA_DE_ASESOR : leer(tarea)
}

const esDeAlguien = (tarea: TareaPendiente): tarea is TareaPendiente & FilaDelDia => tarea.prospectoId !== null

const diaYHora = ({ inicio, conHora }: TareaPendiente): string =>
  conHora ? fechaYHora(inicio) : aDDMMYYYY(hoyEnSantiago(inicio))

function motivoDe(tarea: TareaPendiente): string {
  if (tarea.deContrato) return FECHA_DE_CONTRATO
  return `${tarea.origen === 'intento' ? 'Intento' : 'Tarea'} del ${diaYHora(tarea)}`
}

/** Open tasks of the day, among its appointments by their hour. */
export function asuntosDeTareas(tareas: readonly TareaPendiente[], { hoy, leer }: LectorDeTareas): AsuntoDelDia[] {
  return tareas.flatMap((tarea) => {
    const { asesorId, tareaId, inicio } = tarea
    const grupo = grupoDeTarea(inicio, hoy)
    if (grupo === null) return []
    const motivo = motivoDe(tarea)
    const fila = esDeAlguien(tarea) ? tarea : null
    const { hora } = plazoDeTarea({ momento: inicio, conHora: tarea.conHora })
    const suyo = {
      fila,
      asesorId,
      citaId: null,
      tareaId,
      cliente: null,
      hora,
      desde: inicio,
      vuelve: null,
      plazoDias: 0,
    }
    return [{ ...suyo, grupo, motivo, paso: pasoDeTarea(tarea, leer) }]
  })
}

interface MomentoDelDia {
  readonly ahora: string
  readonly hoy: string
}

function asuntoDe(fila: FilaPospuesta, { ahora, hoy }: MomentoDelDia): AsuntoDelDia | undefined {
  const { cita, clase, turnoDesde } = fila
  if (cita) return asuntosDeCitas([{ ...fila, citaId: cita.id, ...cita }], ahora)[0]
  const plazo = plazoDe(plazosDelDia(hoy), { clase, desde: turnoDesde })
  return plazo && asuntoDeTurno(fila, plazo)
}

/** Postponed matters that are still the same and that the day would show. */
export function asuntosPospuestos(filas: readonly FilaPospuesta[], momento: MomentoDelDia): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const asunto = asuntoDe(fila, momento)
    return asunto && siguePospuesto(fila, asunto, momento.hoy) ? [{ ...asunto, vuelve: fila.vuelve }] : []
  })
}

export const lugarDe = ({ desde, fila, citaId, tareaId }: AsuntoDelDia): LugarDeAsunto => ({
  desde,
  prospectoId: fila?.prospectoId ?? null,
  citaId,
  tareaId,
})

/** True for an appointment or a task: it has a day of its own. */
export const tieneFecha = ({ citaId, tareaId }: Pick<LugarDeAsunto, 'citaId' | 'tareaId'>): boolean =>
  citaId !== null || tareaId !== null

const conHora = (grupo: GrupoDelDia, lugar: LugarDeAsunto) => grupo === 'hoy' && tieneFecha(lugar)

/** Order of a group: appointments and tasks of today first, by hour, then the oldest. */
const enOrden = (grupo: GrupoDelDia) => (a: LugarDeAsunto, b: LugarDeAsunto) =>
  Number(conHora(grupo, b)) - Number(conHora(grupo, a)) ||
  a.desde.localeCompare(b.desde) ||
  (a.prospectoId ?? 0) - (b.prospectoId ?? 0) ||
  (a.citaId ?? 0) - (b.citaId ?? 0) ||
  (a.tareaId ?? 0) - (b.tareaId ?? 0)

/** Matters of a group, in order, after a position. */
export function ordenados(
  asuntos: readonly AsuntoDelDia[],
  grupo: GrupoDelDia,
  tras: LugarDeAsunto | null = null,
): AsuntoDelDia[] {
  const orden = enOrden(grupo)
  return asuntos
    .filter((uno) => uno.grupo === grupo && (tras === null || orden(lugarDe(uno), tras) > 0))
    .toSorted((a, b) => orden(lugarDe(a), lugarDe(b)))
}

/** Whole days since the term of a matter ended. */
export const atrasoDe = ({ grupo, desde, plazoDias }: AsuntoDelDia, hoy: string): number =>
  grupo === 'atrasado' ? diasDeAtraso(desde, plazoDias, hoy) : 0
