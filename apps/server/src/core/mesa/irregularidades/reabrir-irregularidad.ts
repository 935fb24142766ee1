import { common } from '@alerce/contract/messages/common'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { reabrirIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { anotar } from '../../base/bitacora/anotar.ts'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { irregularidadPorId, mismaAbierta } from './read-model.ts'
import { marcarReabierta } from './repository.ts'

export const reabrirIrregularidadUseCase = useCase(reabrirIrregularidad, async ({ irregularidadId }, ctx) => {
  const { prospectoId, nombre } = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  await leerProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  // of two that open the same one, the second sees the first
  await buscarProspecto(ctx.tx, prospectoId, true)
  ensure(!(await mismaAbierta(ctx.tx, irregularidadId)), mesaMessages.irregularidadRepetida)
  if (await marcarReabierta(ctx.tx, irregularidadId)) await anotar(ctx, prospectoId, 'irregularidadReabierta', nombre)
  return 'ok' as const
})
