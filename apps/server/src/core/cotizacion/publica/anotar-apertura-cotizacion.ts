import { anotarAperturaCotizacion } from '@alerce/contract/operations/cotizacion/publica'
import { esOtraApertura } from '@alerce/domain/cotizacion/enlace'
import { publishDe } from '../../../avisos/repository.ts'
import { CLIENTE } from '../../actor.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { noteAndNotify } from '../../postulacion/prospecto/note-and-notify.ts'
import { useCase } from '../../use-case.ts'
import { openEnlace } from './open-enlace.ts'
import { countApertura } from './repository.ts'

/** Only the first opening rings: the others are counted beside the quote. */
export const anotarAperturaCotizacionUseCase = useCase(anotarAperturaCotizacion, async ({ enlace }, ctx) => {
  const { abierto, prospecto } = await openEnlace(ctx, enlace, { lock: true })
  if (!esOtraApertura(abierto.ultimaApertura, ctx.ahora)) return 'ok' as const
  await countApertura(ctx.tx, abierto, ctx.ahora)
  await publishDe(ctx.tx, prospecto.id, [{ tema: 'enviadas', prospectoId: prospecto.id }])
  if (abierto.abiertoEn !== null) return 'ok' as const
  await noteAndNotify({ ...ctx, actor: CLIENTE }, prospecto, 'cotizacionAbierta')
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'cotizacionAbierta')
  return 'ok' as const
})
