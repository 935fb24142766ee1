import { prospectoGestionado } from '@alerce/contract/operations/cartera/lista'
import { noteOnceADay } from '../../base/bitacora/note-once-a-day.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ensureGestionar } from '../gestion/ensure-gestionar.ts'
import { markGestionado } from './repository.ts'

/** Marks the card as taken in hand, by Gestionar only if nothing stops it; the Bitácora says so once a day. */
export const prospectoGestionadoUseCase = useCase(prospectoGestionado, async ({ prospectoId, accion }, ctx) => {
  const prospecto = await editProspecto(ctx, prospectoId)
  if (accion === 'gestionar') await ensureGestionar(ctx, prospecto)
  await markGestionado(ctx.tx, prospectoId, ctx.ahora)
  await noteOnceADay(ctx, prospectoId, 'prospectoGestionado')
  return 'ok' as const
})
