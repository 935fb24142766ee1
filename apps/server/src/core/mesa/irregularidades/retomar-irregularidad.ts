import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { retomarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cambiarIrregularidad } from './repository.ts'
import { tomarIrregularidad } from './tomar-irregularidad.ts'

/** Takes a correction back from the desk; its note stays, to be sent again. */
export const retomarIrregularidadUseCase = useCase(retomarIrregularidad, async ({ irregularidadId }, ctx) => {
  const { prospectoId, nombre, situacion } = await tomarIrregularidad(ctx, irregularidadId)
  ensure(situacion !== 'cerrada', irregularidadMessages.irregularidadCerrada)
  if (situacion === 'abierta') return 'ok' as const
  await cambiarIrregularidad(ctx.tx, irregularidadId, { corregidaEn: null, corregidaPor: null })
  await anotar(ctx, prospectoId, 'irregularidadRetomada', nombre)
  return 'ok' as const
})
