import { cerrarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { notificar } from '../../base/notificaciones/notificar.ts'
import { useCase } from '../../use-case.ts'
import { cerrar } from './cerrar.ts'

export const cerrarIrregularidadUseCase = useCase(cerrarIrregularidad, async (cierre, ctx) => {
  const cerrada = await cerrar(ctx, cierre)
  if (!cerrada) return 'ok' as const
  const { detalle, ...suya } = cerrada
  await notificar(ctx, suya, 'irregularidadCerrada', detalle)
  return 'ok' as const
})
