import { confirmarRespuesta } from '@alerce/contract/operations/declaracion/contraloria/cuatro-ojos'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { cambiarConfirmacion } from './cambiar-confirmacion.ts'
import { tomarPropuesta } from './tomar-propuesta.ts'

/** Of two who confirm at once the second finds it confirmed (409). */
export const confirmarRespuestaUseCase = useCase(confirmarRespuesta, async ({ identificador }, ctx) => ({
  saleEn: await cambiarConfirmacion(ctx, await tomarPropuesta(ctx, identificador), persona(ctx)),
}))
