import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { corregirIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { evidenciasDe } from './read-model.ts'
import { changeIrregularidad } from './repository.ts'
import { takeIrregularidad } from './take-irregularidad.ts'

/** Sends a corrected irregularity to the desk; a second call changes nothing. */
export const corregirIrregularidadUseCase = useCase(corregirIrregularidad, async ({ irregularidadId, nota }, ctx) => {
  const { prospectoId, nombre, situacion } = await takeIrregularidad(ctx, irregularidadId)
  ensure(situacion !== 'cerrada', irregularidadMessages.irregularidadCerrada)
  if (situacion === 'corregida') return 'ok' as const
  const suyas = (await evidenciasDe(ctx.tx, [irregularidadId])).filter(({ lado }) => lado === 'asesor')
  ensure(nota !== '' || suyas.length > 0, irregularidadMessages.irregularidadNada, { campo: 'nota' })
  await changeIrregularidad(ctx.tx, irregularidadId, {
    nota,
    corregidaEn: ctx.ahora,
    corregidaPor: firma(ctx.actor),
    devueltaPor: null,
  })
  await note(ctx, prospectoId, 'irregularidadCorregida', nombre)
  return 'ok' as const
})
