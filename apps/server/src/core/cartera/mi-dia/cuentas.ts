import { type GrupoDelDia, type PlazoDelDia, plazoDe } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'

export const hastaElTope = (total: number) => Math.min(total, asuntosContados)

/** A case that is not told for its Estado: it is stopped, or was put off. */
export interface CasoAparte {
  readonly prospectoId: number
  readonly estado: EstadoProspecto
  readonly estadoDesde: string
}

/** How many of a group are there by their Estado alone, from how many each stretch holds. */
export function porEstado(
  grupo: GrupoDelDia,
  plazos: readonly PlazoDelDia[],
  { cuentas, aparte }: { readonly cuentas: readonly number[]; readonly aparte: readonly CasoAparte[] },
): number {
  const suyos = aparte.map(({ estado, estadoDesde }) => plazoDe(plazos, { estado, desde: estadoDesde }))
  return plazos
    .map((plazo, i) => (plazo.grupo === grupo ? (cuentas[i] ?? 0) - suyos.filter((suyo) => suyo === plazo).length : 0))
    .reduce((sum, uno) => sum + uno, 0)
}
