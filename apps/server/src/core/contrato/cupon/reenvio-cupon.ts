import { cuponMessages } from '@alerce/contract/messages/contrato/cupon'
import { reenvioCupon } from '@alerce/contract/operations/contrato/cupon'
import { papelDeCupon } from '../../../papeles/cupon.ts'
import { guardarArchivo } from '../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { componerCupon, textoDelCupon } from './componer-cupon.ts'
import { prospectoConCupon } from './read-model.ts'

/** Mails the coupon to the applicant, made anew with the UF of the day; each time stands in the Bitácora. */
export const reenvioCuponUseCase = useCase(reenvioCupon, async ({ Rut: rut, prospectoId }, ctx) => {
  const asesorId = ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null
  if (prospectoId) await editarProspecto(ctx, prospectoId)
  const pedido = { rut, prospectoId: prospectoId ?? undefined, asesorId }
  const id = (await prospectoConCupon(ctx.tx, pedido)) ?? refuse(cuponMessages.noDisponible)
  const postulante = await editarProspecto(ctx, id)
  const cupon = await componerCupon(ctx, postulante)
  const contenido = await ctx.imprimir(papelDeCupon(cupon))
  const archivoId = await guardarArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
  const carta = {
    prospectoId: id,
    para: postulante.correo,
    texto: textoDelCupon(cupon),
    adjuntos: [{ archivoId, nombre: `cupon-${cupon.referencia}.pdf` }],
  }
  await encolarCorreo(ctx, 'cupon', carta, cupon.referencia)
  await anotar(ctx, id, 'cuponEnviado')
  return null
})
