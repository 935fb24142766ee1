import { decidirPrevired } from '@alerce/contract/operations/declaracion/postulante'
import { textoPrevired } from '@alerce/domain/declaracion/invitacion/textos'
import { marca } from '../../../../papeles/marca.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { useCase } from '../../../use-case.ts'
import { dejarConstancia } from '../../invitacion/dejar-constancia.ts'
import { ultimaConstancia } from '../../invitacion/read-model.ts'
import { pasarA } from '../avanzar.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'

/** Said again, it changes nothing; said otherwise, the last word counts. */
export const decidirPreviredUseCase = useCase(decidirPrevired, async ({ autoriza, version }, ctx) => {
  const { declaracion } = await editarPostulacion(ctx)
  const antes = await ultimaConstancia(ctx.tx, declaracion.id, 'previred')
  if (antes?.acepta !== autoriza) {
    const dicho = { declaracionId: declaracion.id, que: 'previred' as const, acepta: autoriza, version }
    await dejarConstancia(ctx, textoPrevired(marca.nombre), dicho)
    await anotar(ctx, declaracion.prospectoId, autoriza ? 'previredAutorizado' : 'previredNegado')
  }
  if (declaracion.etapa === 'apruebaAutorizacionPrevired') await pasarA(ctx, declaracion, 'renta')
  return 'ok' as const
})
