import { abrirInvitacion } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { haLlegado } from '@alerce/domain/declaracion/etapas'
import { marca } from '../../../../papeles/marca.ts'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { takeInvitacion } from './take-invitacion.ts'

/** Changes nothing: programs that look through letters open links too, and run their scripts. */
export const abrirInvitacionUseCase = useCase(abrirInvitacion, async ({ enlace }, ctx) => {
  const { prospecto, declaracion, situacion, expira } = await takeInvitacion(ctx, enlace)
  if (situacion === 'bloqueado') return { estado: situacion }
  const { nombre: asesor } = await contactoDe(ctx.tx, prospecto.asesorId)
  const enviada = haLlegado(declaracion.etapa, 'firma')
  return { estado: 'identidad' as const, isapre: marca.nombre, asesor, vence: expira, enviada }
})
