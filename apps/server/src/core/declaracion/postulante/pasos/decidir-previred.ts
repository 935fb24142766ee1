import { decidirPrevired } from '@alerce/contract/operations/declaracion/postulante'
import { note } from '../../../base/bitacora/note.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { leaveConstancia } from '../../invitacion/leave-constancia.ts'
import { ultimaConstancia } from '../../invitacion/read-model.ts'
import { textoPrevired } from '../../invitacion/textos/read-model.ts'
import { moveTo } from '../advance.ts'
import { editPostulacion, takePostulacion } from '../take-postulacion.ts'

/** A yes that is taken back is told to the advisor; a first no is their choice like any other. */
async function count(ctx: Context, { asesorId, id: prospectoId }: Prospecto, autoriza: boolean, retira: boolean) {
  if (!retira) return await note(ctx, prospectoId, autoriza ? 'previredAutorizado' : 'previredNegado')
  await note(ctx, prospectoId, 'previredRetirado')
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'previredRetirado')
}

/**
 * Said again, it changes nothing; said otherwise, the last word counts. To authorise is a step before the signature; to
 * take it back is free afterwards, too.
 */
export const decidirPreviredUseCase = useCase(decidirPrevired, async ({ autoriza, version }, ctx) => {
  const { declaracion, prospecto } = await (autoriza ? editPostulacion(ctx) : takePostulacion(ctx))
  const antes = await ultimaConstancia(ctx.tx, declaracion.id, 'previred')
  if (antes?.acepta !== autoriza) {
    const dicho = { declaracionId: declaracion.id, que: 'previred' as const, acepta: autoriza, version }
    await leaveConstancia(ctx, await textoPrevired(ctx), dicho)
    await count(ctx, prospecto, autoriza, antes?.acepta === true)
  }
  if (declaracion.etapa === 'apruebaAutorizacionPrevired') await moveTo(ctx, declaracion, 'renta')
  return 'ok' as const
})
