import { decidirPrevired } from '@alerce/contract/operations/declaracion/postulante'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { dejarConstancia } from '../../invitacion/dejar-constancia.ts'
import { ultimaConstancia } from '../../invitacion/read-model.ts'
import { textoPrevired } from '../../invitacion/textos/read-model.ts'
import { pasarA } from '../avanzar.ts'
import { editarPostulacion, tomarPostulacion } from '../tomar-postulacion.ts'

/** A yes that is taken back is told to the advisor; a first no is their choice like any other. */
async function contar(ctx: Context, { asesorId, id: prospectoId }: Prospecto, autoriza: boolean, retira: boolean) {
  if (!retira) return await anotar(ctx, prospectoId, autoriza ? 'previredAutorizado' : 'previredNegado')
  await anotar(ctx, prospectoId, 'previredRetirado')
  await notificar(ctx, { usuarioId: asesorId, prospectoId }, 'previredRetirado')
}

/**
 * Said again, it changes nothing; said otherwise, the last word counts. To authorise is a step before the signature; to
 * take it back is free afterwards, too.
 */
export const decidirPreviredUseCase = useCase(decidirPrevired, async ({ autoriza, version }, ctx) => {
  const { declaracion, prospecto } = await (autoriza ? editarPostulacion(ctx) : tomarPostulacion(ctx))
  const antes = await ultimaConstancia(ctx.tx, declaracion.id, 'previred')
  if (antes?.acepta !== autoriza) {
    const dicho = { declaracionId: declaracion.id, que: 'previred' as const, acepta: autoriza, version }
    await dejarConstancia(ctx, await textoPrevired(ctx), dicho)
    await contar(ctx, prospecto, autoriza, antes?.acepta === true)
  }
  if (declaracion.etapa === 'apruebaAutorizacionPrevired') await pasarA(ctx, declaracion, 'renta')
  return 'ok' as const
})
