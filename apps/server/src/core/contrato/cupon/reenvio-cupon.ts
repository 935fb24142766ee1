import { isDeepStrictEqual } from 'node:util'
import { cuponMessages } from '@alerce/contract/messages/contrato/primer-pago'
import type { Input } from '@alerce/contract/operation'
import { reenvioCupon } from '@alerce/contract/operations/contrato/primer-pago'
import { mesDicho } from '@alerce/domain/contrato/vigencia'
import { papelDeCupon } from '../../../papeles/pago/cupon.ts'
import { guardarArchivo } from '../../base/archivos/guardar-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { componerCupon } from './componer-cupon.ts'
import { prospectoConCupon } from './read-model.ts'
import { textoDelCupon } from './texto-del-cupon.ts'

async function leer(ctx: Context, { Rut: rut = null, prospectoId, entidadId = null }: Input<typeof reenvioCupon>) {
  const asesorId = ctx.actor.kind === 'persona' ? ctx.actor.usuarioId : null
  if (prospectoId) await editarProspecto(ctx, prospectoId)
  const asked = { rut, prospectoId: prospectoId ?? undefined, asesorId }
  const id = (await prospectoConCupon(ctx.tx, asked)) ?? refuse(cuponMessages.noDisponible)
  const postulante = await editarProspecto(ctx, id)
  return { postulante, cupon: await componerCupon(ctx, postulante, entidadId) }
}

/** Mails the coupon to the applicant, drawn anew with the UF of the day, before the transaction; each time stands in the Bitácora. */
export const reenvioCuponUseCase = preparedUseCase(reenvioCupon, {
  prepare: async (input, ctx) => {
    const { cupon } = await leer(ctx, input)
    return { dibujado: cupon, contenido: await ctx.imprimir(papelDeCupon(cupon)) }
  },
  run: async (input, ctx, { dibujado, contenido }) => {
    const { postulante, cupon } = await leer(ctx, input)
    ensure(isDeepStrictEqual({ ...cupon, emitida: dibujado.emitida }, dibujado), cuponMessages.sendFailed)
    const { referencia } = cupon
    const archivoId = await guardarArchivo(ctx, { contenido, mime: 'application/pdf', confidencial: false })
    const carta = {
      prospectoId: postulante.id,
      asesorId: postulante.asesorId,
      para: postulante.correo,
      texto: textoDelCupon(cupon),
      adjuntos: [{ archivoId, nombre: `cupon-${referencia}.pdf`, dice: { ...cupon, emitida: null } }],
    }
    const escrito = await encolarCorreo(ctx, 'cupon', carta, mesDicho(cupon.mes))
    if (escrito) await anotar(ctx, postulante.id, 'cuponEnviado')
    return null
  },
})
