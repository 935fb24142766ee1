import { type GrupoDelDia, type Tramo, tramoDe } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import type { Detenido } from './read-model.ts'

export const hastaElTope = (total: number) => Math.min(total, asuntosContados)

/** How many of each stretch are there by their Estado alone: who is stopped counts where it is stopped. */
export function sinDetenidos(
  cuentas: readonly number[],
  tramos: readonly Tramo[],
  detenidos: readonly Detenido[],
): readonly number[] {
  const suyos = detenidos.map(({ estado, estadoDesde }) => tramoDe(tramos, { estado, desde: estadoDesde }))
  return tramos.map((tramo, i) => (cuentas[i] ?? 0) - suyos.filter((suyo) => suyo === tramo).length)
}

/** The stretches of a group that hold somebody, by Estado. */
export function porEstado(de: GrupoDelDia, tramos: readonly Tramo[], cuentas: readonly number[]) {
  return tramos.flatMap(({ grupo, estado }, i) => {
    const total = cuentas[i] ?? 0
    return grupo === de && total > 0 ? [{ estado, total: hastaElTope(total) }] : []
  })
}
