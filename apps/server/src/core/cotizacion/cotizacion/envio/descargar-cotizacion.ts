import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { descargarCotizacion } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { refuse } from '../../../refusal.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { leerParaCotizar } from '../leer-para-cotizar.ts'
import { cotizacionVigente } from '../read-model.ts'
import { leerOfrecida, nombreDelPapel } from './carta.ts'

export const descargarCotizacionUseCase = finishedUseCase(descargarCotizacion, {
  run: async ({ prospectoId, lugar }, ctx) => {
    const postulante = await leerParaCotizar(ctx, prospectoId, lugar)
    const cotizacion = (await cotizacionVigente(ctx.tx, prospectoId, lugar)) ?? refuse(planesMessages.sinPlan)
    const ofrecida = await leerOfrecida(ctx, postulante, cotizacion)
    return {
      papel: papelDeCotizacion({ postulante, cotizacion, ...ofrecida, emitida: ctx.ahora }),
      nombre: nombreDelPapel(cotizacion),
    }
  },
  finish: async ({ papel, nombre }, { imprimir }) => ({
    contenido: await imprimir(papel),
    mime: 'application/pdf',
    nombre,
  }),
})
