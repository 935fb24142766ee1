import { prospectoGestionado } from '@alerce/contract/operations/cartera/lista'
import { anotarUnaVezAlDia } from '../../base/bitacora/anotar-una-vez-al-dia.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { exigirGestionar } from '../gestion/exigir-gestionar.ts'
import { marcarGestionado } from './repository.ts'

/** Marks the card as taken in hand, by Gestionar only if nothing stops it; the Bitácora says so once a day. */
export const prospectoGestionadoUseCase = useCase(prospectoGestionado, async ({ prospectoId, accion }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  if (accion === 'gestionar') await exigirGestionar(ctx, prospecto)
  await marcarGestionado(ctx.tx, prospectoId, ctx.ahora)
  await anotarUnaVezAlDia(ctx, prospectoId, 'prospectoGestionado')
  return 'ok' as const
})
