import { common } from '@alerce/contract/messages/common'
import { cerrarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { irregularidadPorId } from './read-model.ts'
import { marcarCerrada } from './repository.ts'

export const cerrarIrregularidadUseCase = useCase(cerrarIrregularidad, async ({ irregularidadId }, ctx) => {
  const { prospectoId, nombre } = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  const cerrada = await marcarCerrada(ctx.tx, irregularidadId, { en: ctx.ahora, por: firma(ctx.actor) })
  if (!cerrada) return 'ok' as const
  await leerProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  await anotar(ctx, prospectoId, 'irregularidadCerrada', nombre)
  return 'ok' as const
})
