import { esperaEnPareja } from '@alerce/domain/cartera/pareja'
import {
  citaDelDia,
  diasDeAtraso,
  type GrupoDelDia,
  grupoDeIncidencia,
  incidencias,
  type PlazoDelDia,
  pasosQueEsperan,
} from '@alerce/domain/cartera/siguiente'
import type { CitaPendiente, FilaDelDia, FilaDePlazo, ProspectoDetenido } from './read-model.ts'

/** Something to be done, in the group it belongs to. */
export interface AsuntoDelDia {
  readonly grupo: GrupoDelDia
  readonly fila: FilaDelDia
  readonly citaId: number | null
  readonly paso: string
  readonly plazoDias: number
  readonly desde: string
}

export function asuntosDeCitas(citas: readonly CitaPendiente[], ahora: string): AsuntoDelDia[] {
  return citas.flatMap((cita) => {
    const { citaId, inicio, termino } = cita
    const lugar = citaDelDia({ inicio, termino, ahora })
    return lugar ? [{ ...lugar, fila: cita, citaId, plazoDias: 0, desde: inicio }] : []
  })
}

export function asuntosDeDetenidos(detenidos: readonly ProspectoDetenido[], hoy: string): AsuntoDelDia[] {
  return detenidos.flatMap((detenido) => {
    const { estado, incidencia, desde } = detenido
    const grupo = grupoDeIncidencia({ incidencia, estado, desde, hoy })
    return grupo ? [{ ...incidencias[incidencia], grupo, fila: detenido, citaId: null, desde }] : []
  })
}

export function asuntosDePlazos(filas: readonly FilaDePlazo[], plazos: readonly PlazoDelDia[]): AsuntoDelDia[] {
  return filas.flatMap((fila) => {
    const plazo = plazos[fila.lugar - 1]
    if (!plazo) return []
    const { grupo, plazoDias } = plazo
    const otro = esperaEnPareja(fila.pareja)
    const paso = otro ? pasosQueEsperan[otro] : plazo.paso
    return [{ grupo, paso, plazoDias, fila, citaId: null, desde: fila.desde }]
  })
}

const conHora = ({ grupo, citaId }: AsuntoDelDia) => grupo === 'hoy' && citaId !== null

/** The oldest first; what has an hour today, before what has not. */
const enOrden = (a: AsuntoDelDia, b: AsuntoDelDia) =>
  Number(conHora(b)) - Number(conHora(a)) || a.desde.localeCompare(b.desde) || a.fila.prospectoId - b.fila.prospectoId

interface DayPage {
  readonly hoy: string
  readonly limite: number
}

/** The first of a group, as they go out. */
export function primeros(asuntos: readonly AsuntoDelDia[], { hoy, limite }: DayPage) {
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
