import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { reasignarProspectos } from '@alerce/contract/operations/cartera/traspaso'
import { parejasPartidas } from '@alerce/domain/cartera/traspaso/traspaso'
import { persona } from '../../actor.ts'
import { asesoresDelEquipo } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { deliver } from './deliver.ts'
import { type CasoParaMover, takeCasos } from './read-model.ts'

export const reasignarProspectosUseCase = useCase(reasignarProspectos, async ({ prospectos, aId, motivo }, ctx) => {
  const equipo = new Set(await asesoresDelEquipo(ctx.tx, persona(ctx).usuarioId))
  ensure(equipo.has(aId), common.notFound, { campo: 'aId' })
  const ids = [...new Set(prospectos)]
  const casos = new Map((await takeCasos(ctx.tx, ids)).map((caso) => [caso.id, caso]))

  const porSiMismo = (caso: CasoParaMover | undefined): string | null => {
    if (!caso || !equipo.has(caso.asesorId)) return m.ajeno.text
    if (caso.asesorId === aId) return m.yaEsSuyo.text
    if (!caso.abierto) return m.cerrado.text
    return caso.titularId === null ? null : m.enSuplencia.text
  }
  const motivos = new Map(ids.map((id) => [id, porSiMismo(casos.get(id))] as const))
  // A pair moves together: without the other half it stays
  for (const { id } of parejasPartidas([...casos.values()].filter(({ id }) => motivos.get(id) === null)))
    motivos.set(id, m.mediaPareja.text)

  const suyos = Map.groupBy(
    [...casos.values()].filter(({ id }) => motivos.get(id) === null),
    ({ asesorId }) => asesorId,
  )
  const entregas = []
  for (const [de, deUno] of suyos) entregas.push(await deliver(ctx, { de, a: aId, campo: 'aId', casos: deUno, motivo }))
  return {
    traspasos: entregas.map(({ traspasoId }) => traspasoId),
    hechos: ids.filter((id) => motivos.get(id) === null),
    rechazados: ids.flatMap((prospectoId) => {
      const motivo = motivos.get(prospectoId)
      return motivo ? [{ prospectoId, motivo }] : []
    }),
    topes: entregas.reduce((total, { topes }) => total + topes, 0),
  }
})
