import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { confirmarRenta } from '@alerce/contract/operations/declaracion/postulante'
import { juzgaActo, seHace } from '@alerce/domain/declaracion/actos/actos'
import { rentaDelPostulante } from '@alerce/domain/declaracion/invitacion/renta'
import { notify } from '../../../base/notificaciones/notify.ts'
import { empleadoresDe } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { moveTo } from '../advance.ts'
import { editPostulacion } from '../take-postulacion.ts'

/** An income that cannot be established waits for the advisor; after the correction the applicant confirms again. */
export const confirmarRentaUseCase = useCase(confirmarRenta, async ({ correcta }, ctx) => {
  const { declaracion, prospecto } = await editPostulacion(ctx)
  if (juzgaActo('confirmarRenta', declaracion) === 'hecho') return 'ok' as const
  ensure(seHace('confirmarRenta', declaracion), m.otroPaso)
  const hasta = rentaDelPostulante(await empleadoresDe(ctx.tx, prospecto.id), correcta)
  if (hasta === declaracion.etapa) return 'ok' as const
  const enRenta = declaracion.etapa === 'renta' ? declaracion : await moveTo(ctx, declaracion, 'renta')
  await moveTo(ctx, enRenta, hasta)
  if (hasta !== 'consideraciones')
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId: prospecto.id }, 'rentaNoReconocida')
  return 'ok' as const
})
