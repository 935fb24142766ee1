import {
  citaDelDia,
  diasDeAtraso,
  type GrupoDelDia,
  grupoDeIncidencia,
  incidencias,
  type Tramo,
} from '@alerce/domain/cartera/siguiente'
import type { CitaPendiente, Detenido, Fila, FilaDeTramo } from './read-model.ts'

/** Something to be done, in the group it belongs to. */
export interface Asunto {
  readonly grupo: GrupoDelDia
  readonly fila: Fila
  readonly citaId: number | null
  readonly paso: string
  readonly plazoDias: number
  readonly desde: string
}

export function asuntosDeCitas(citas: readonly CitaPendiente[], ahora: string): Asunto[] {
  return citas.flatMap((cita) => {
    const { citaId, inicio, termino } = cita
    const lugar = citaDelDia({ inicio, termino, ahora })
    return lugar ? [{ ...lugar, fila: cita, citaId, plazoDias: 0, desde: inicio }] : []
  })
}

export function asuntosDeDetenidos(detenidos: readonly Detenido[], hoy: string): Asunto[] {
  return detenidos.flatMap((detenido) => {
    const { estado, incidencia, desde } = detenido
    const grupo = grupoDeIncidencia({ incidencia, estado, desde, hoy })
    return grupo ? [{ ...incidencias[incidencia], grupo, fila: detenido, citaId: null, desde }] : []
  })
}

export function asuntosDeTramos(filas: readonly FilaDeTramo[], tramos: readonly Tramo[]): Asunto[] {
  return filas.flatMap((fila) => {
    const tramo = tramos[fila.lugar - 1]
    if (!tramo) return []
    const { grupo, paso, plazoDias } = tramo
    return [{ grupo, paso, plazoDias, fila, citaId: null, desde: fila.desde }]
  })
}

const conHora = ({ grupo, citaId }: Asunto) => grupo === 'hoy' && citaId !== null

/** The oldest first; what has an hour today, before what has not. */
const enOrden = (a: Asunto, b: Asunto) =>
  Number(conHora(b)) - Number(conHora(a)) || a.desde.localeCompare(b.desde) || a.fila.prospectoId - b.fila.prospectoId

interface Corte {
  readonly hoy: string
  readonly limite: number
}

/** The first of a group, as they go out. */
export function primeros(asuntos: readonly Asunto[], { hoy, limite }: Corte) {
  return asuntos
    .toSorted(enOrden)
    .slice(0, limite)
    .map(({ grupo, fila, citaId, paso, plazoDias, desde }) => ({
      prospectoId: fila.prospectoId,
      citaId,
      nombre: `${fila.nombres} ${fila.apellidoPaterno} ${fila.apellidoMaterno}`,
      estado: fila.estado,
      folioDS: fila.folioDS,
      paso,
      desde,
      dias: grupo === 'atrasado' ? diasDeAtraso(desde, plazoDias, hoy) : 0,
    }))
}
