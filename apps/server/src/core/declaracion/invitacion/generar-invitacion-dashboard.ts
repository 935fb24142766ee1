import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { generarInvitacionDashboard } from '@alerce/contract/operations/declaracion/invitacion'
import { puedePasar } from '@alerce/domain/postulacion/etapas'
import { ensureTextos } from '../../base/textos/ensure-textos.ts'
import { changeEtapa } from '../../postulacion/prospecto/change-etapa.ts'
import { editProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { createDeclaracion } from '../ds/al-dia/create-declaracion.ts'
import { voidPrevious } from '../ds/invitaciones/void-previous.ts'
import { declaracionVivaDe } from '../ds/read-model.ts'
import { ensureCreacion } from '../turno/ensure-creacion.ts'
import { ensureCorreoQueFirma } from './cambio-de-correo/ensure-correo-que-firma.ts'
import { sendInvitacion } from './send-invitacion.ts'

/** Texts that an applicant reads and accepts, from the first step to the signature. */
export const deLaVentaElectronica = [
  ...(['preguntasDS', 'autorizacionPrevired', 'consideraciones', 'firmaDeclaracion'] as const),
  ...(['respuestaRestricciones', 'firmaContrato'] as const),
]

/** Creates an invitation if allowed, and annuls the earlier ones that the creation check warned of. */
async function nueva(ctx: Context, prospecto: Prospecto): Promise<number> {
  ensure(prospecto.activo && puedePasar(prospecto.etapa, 'invitacionEnviada'), m.sinPlan)
  ensure(prospecto.correo, m.sinCorreo)
  await ensureCorreoQueFirma(ctx, prospecto)
  await ensureTextos(ctx, deLaVentaElectronica)
  if (await ensureCreacion(ctx, prospecto, 'invitacionEnviada')) await voidPrevious(ctx, prospecto)
  const { id } = await createDeclaracion(ctx, prospecto, 'E')
  await sendInvitacion(ctx, id, prospecto)
  await changeEtapa(ctx, prospecto, 'invitacionEnviada')
  return id
}

/** The caller has read the creation check: this call accepts its warning. */
export const generarInvitacionDashboardUseCase = useCase(generarInvitacionDashboard, async ({ prospectoId }, ctx) => {
  const prospecto = await editProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  ensure(prospecto.tipoVenta === 'E' && viva?.tipoVenta !== 'M', m.ventaNoElectronica)
  return { declaracionSaludId: viva?.id ?? (await nueva(ctx, prospecto)) }
})
