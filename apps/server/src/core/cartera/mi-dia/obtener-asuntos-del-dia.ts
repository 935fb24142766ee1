import { obtenerAsuntosDelDia } from '@alerce/contract/operations/cartera/mi-dia'
import { plazosDelDia } from '@alerce/domain/cartera/mi-dia/plazos'
import type { GrupoDelDia } from '@alerce/domain/cartera/siguiente'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { type Context, useCase } from '../../use-case.ts'
import { type AsuntoDelDia, lugarDe, ordenados, tieneFecha } from './asuntos.ts'
import { presentador, readDia } from './read-dia.ts'
import type { LugarDeAsunto } from './read-model.ts'

interface PaginaDeAsuntos {
  readonly asesores: readonly number[]
  readonly grupo: GrupoDelDia | 'pospuesto'
  readonly tras: LugarDeAsunto | null
  readonly limite: number
}

/** Of today appointments and tasks come first: after a case none is left, after one of them all cases are. */
function continuacion(grupo: GrupoDelDia, tras: LugarDeAsunto | null) {
  if (grupo !== 'hoy' || tras === null || !tieneFecha(tras)) return { citas: tras, casos: tras }
  return { citas: tras, casos: null }
}

/** Those that go on after a place of their group, one more than asked for where there are more. */
async function readPage(ctx: Context, { asesores, grupo, tras, limite }: PaginaDeAsuntos): Promise<AsuntoDelDia[]> {
  const plazos = plazosDelDia(ctx.hoy).filter((plazo) => plazo.grupo === grupo)
  if (grupo === 'pospuesto') {
    const { pospuestos } = await readDia(ctx, asesores, { plazos, limite: 0 })
    const leidos = pospuestos.findIndex(
      ({ fila, citaId }) => fila?.prospectoId === tras?.prospectoId && citaId === tras?.citaId,
    )
    return pospuestos.slice(leidos + 1, leidos + 2 + limite)
  }
  const { asuntos } = await readDia(ctx, asesores, { plazos, limite: limite + 1, tras: continuacion(grupo, tras) })
  return ordenados(asuntos, grupo, tras).slice(0, limite + 1)
}

/** All of a group of the day, a page at a time. */
export const obtenerAsuntosDelDiaUseCase = useCase(obtenerAsuntosDelDia, async (input, ctx) => {
  const { identificador, grupo, limite } = input
  const asesores = await asesoresDe(ctx, identificador ?? undefined)
  const leidos = await readPage(ctx, { asesores, grupo, tras: input.tras ?? null, limite })
  const pagina = leidos.slice(0, limite)
  const ultimo = pagina.at(-1)
  const presentar = await presentador(ctx, identificador)
  return {
    asuntos: pagina.map(presentar),
    siguiente: ultimo && leidos.length > limite ? lugarDe(ultimo) : null,
  }
})
