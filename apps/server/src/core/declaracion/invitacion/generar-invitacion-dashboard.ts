import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { generarInvitacionDashboard } from '@alerce/contract/operations/declaracion/invitacion'
import { puedePasar } from '@alerce/domain/postulacion/etapas'
import { exigirTextos } from '../../base/textos/exigir-textos.ts'
import { cambiarEtapa } from '../../postulacion/prospecto/cambiar-etapa.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { crearDeclaracion } from '../declaracion/al-dia/crear-declaracion.ts'
import { anularAnteriores } from '../declaracion/invitaciones/anular-anteriores.ts'
import { declaracionVivaDe } from '../declaracion/read-model.ts'
import { exigirCreacion } from '../turno/exigir-creacion.ts'
import { exigirCorreoQueFirma } from './cambio-de-correo/exigir-correo-que-firma.ts'
import { enviarInvitacion } from './enviar-invitacion.ts'

/** Texts that an applicant reads and accepts, from the first step to the signature. */
export const deLaVentaElectronica = [
  ...(['preguntasDS', 'autorizacionPrevired', 'consideraciones', 'firmaDeclaracion'] as const),
  ...(['respuestaRestricciones', 'firmaContrato'] as const),
]

/** Creates an invitation if allowed, and annuls the earlier ones that the creation check warned of. */
async function nueva(ctx: Context, prospecto: Prospecto): Promise<number> {
  ensure(prospecto.activo && puedePasar(prospecto.etapa, 'invitacionEnviada'), m.sinPlan)
  ensure(prospecto.correo, m.sinCorreo)
  await exigirCorreoQueFirma(ctx, prospecto)
  await exigirTextos(ctx, deLaVentaElectronica)
  if (await exigirCreacion(ctx, prospecto, 'invitacionEnviada')) await anularAnteriores(ctx, prospecto)
  const { id } = await crearDeclaracion(ctx, prospecto, 'E')
  await enviarInvitacion(ctx, id, prospecto)
  await cambiarEtapa(ctx, prospecto, 'invitacionEnviada')
  return id
}

/** The caller has read the creation check: this call accepts its warning. */
export const generarInvitacionDashboardUseCase = useCase(generarInvitacionDashboard, async ({ prospectoId }, ctx) => {
  const prospecto = await editarProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  ensure(prospecto.tipoVenta === 'E' && viva?.tipoVenta !== 'M', m.ventaNoElectronica)
  return { declaracionSaludId: viva?.id ?? (await nueva(ctx, prospecto)) }
})
