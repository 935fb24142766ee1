import { obtenerMiDia } from '@alerce/contract/operations/cartera/mi-dia'
import { plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import type { GrupoDelDia } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ordenados } from './asuntos.ts'
import { presentador, readDia } from './read-dia.ts'

const delDia: readonly GrupoDelDia[] = ['atrasado', 'hoy', 'espera']
const hastaElTope = (total: number) => Math.min(total, asuntosContados)

/** The day of a portfolio: an advisor's own, a team's to who leads it, of the advisor whose link was used. */
export const obtenerMiDiaUseCase = useCase(obtenerMiDia, async ({ limite, identificador }, ctx) => {
  const asesores = await asesoresDe(ctx, identificador ?? undefined)
  const plazos = plazosDelDia(ctx.hoy)
  const dia = await readDia(ctx, asesores, { plazos, limite, contados: asuntosContados })
  const { fechados, pospuestos, asuntos, totales } = dia

  const totalDe = (grupo: GrupoDelDia) => {
    const deFecha = fechados.find((uno) => uno.grupo === grupo)?.total ?? 0
    const menos = pospuestos.filter((uno) => uno.grupo === grupo && uno.citaId === null).length
    const deCasos = plazos.reduce((sum, plazo, i) => sum + (plazo.grupo === grupo ? (totales.get(i + 1) ?? 0) : 0), 0)
    return hastaElTope(deCasos - menos + deFecha)
  }
  const grupos = [
    ...delDia.map((grupo) => ({ grupo, total: totalDe(grupo), suyos: ordenados(asuntos, grupo).slice(0, limite) })),
    { grupo: 'pospuesto' as const, total: hastaElTope(pospuestos.length), suyos: pospuestos.slice(0, limite) },
  ]
  const presentar = await presentador(ctx, identificador)
  return { grupos: grupos.map(({ suyos, ...grupo }) => ({ ...grupo, asuntos: suyos.map(presentar) })) }
})
