import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { descargarCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { refuse } from '../../../refusal.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { cotizacionVigente } from '../read-model.ts'
import { readToQuote } from '../read-to-quote.ts'
import { nombreDelPapel, readOfrecida } from './carta.ts'

export const descargarCotizacionUseCase = finishedUseCase(descargarCotizacion, {
  run: async ({ prospectoId, lugar }, ctx) => {
    const postulante = await readToQuote(ctx, prospectoId, lugar)
    const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId, lugar)) ?? refuse(planesMessages.sinPlan)
    const ofrecida = await readOfrecida(ctx, postulante, cotizacion)
    return {
      papel: papelDeCotizacion({ postulante, cotizacion, ...ofrecida, emitida: ctx.ahora }),
      nombre: nombreDelPapel(cotizacion),
    }
  },
  finish: async ({ papel, nombre }, { print }) => ({
    contenido: await print(papel),
    mime: 'application/pdf',
    nombre,
  }),
})
