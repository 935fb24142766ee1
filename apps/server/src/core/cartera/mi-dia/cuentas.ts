import { type GrupoDelDia, type PlazoDelDia, plazoDe } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import type { ProspectoDetenido } from './read-model.ts'

export const hastaElTope = (total: number) => Math.min(total, asuntosContados)

/** How many of each stretch are there by their Estado alone: who is stopped counts where it is stopped. */
export function sinDetenidos(
  cuentas: readonly number[],
  plazos: readonly PlazoDelDia[],
  detenidos: readonly ProspectoDetenido[],
): readonly number[] {
  const suyos = detenidos.map(({ estado, estadoDesde }) => plazoDe(plazos, { estado, desde: estadoDesde }))
  return plazos.map((plazo, i) => (cuentas[i] ?? 0) - suyos.filter((suyo) => suyo === plazo).length)
}

/** The stretches of a group that hold somebody, by Estado. */
export function porEstado(de: GrupoDelDia, plazos: readonly PlazoDelDia[], cuentas: readonly number[]) {
  return plazos.flatMap(({ grupo, estado }, i) => {
    const total = cuentas[i] ?? 0
    return grupo === de && total > 0 ? [{ estado, total: hastaElTope(total) }] : []
  })
}
