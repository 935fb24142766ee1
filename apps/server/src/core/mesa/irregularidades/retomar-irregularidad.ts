import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { retomarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { changeIrregularidad } from './repository.ts'
import { takeIrregularidad } from './take-irregularidad.ts'

/** Takes a correction back from the desk; its note stays, to be sent again. */
export const retomarIrregularidadUseCase = useCase(retomarIrregularidad, async ({ irregularidadId }, ctx) => {
  const { prospectoId, nombre, situacion } = await takeIrregularidad(ctx, irregularidadId)
  ensure(situacion !== 'cerrada', irregularidadMessages.irregularidadCerrada)
  if (situacion === 'abierta') return 'ok' as const
  await changeIrregularidad(ctx.tx, irregularidadId, { corregidaEn: null, corregidaPor: null })
  await note(ctx, prospectoId, 'irregularidadRetomada', nombre)
  return 'ok' as const
})
