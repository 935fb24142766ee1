import { descargarCotizacionEnviada } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { leerProspecto } from '../../../postulacion/prospecto/policy.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { leerOfrecida, nombreDelPapel } from './carta.ts'
import { leerEnviada } from './leer-enviada.ts'

export const descargarCotizacionEnviadaUseCase = finishedUseCase(descargarCotizacionEnviada, {
  run: async ({ prospectoId, numero }, ctx) => {
    const postulante = await leerProspecto(ctx, prospectoId)
    const { cotizacion, en } = await leerEnviada(ctx, prospectoId, numero)
    const ofrecida = await leerOfrecida(ctx, postulante, cotizacion)
    return {
      papel: papelDeCotizacion({ postulante, cotizacion, ...ofrecida, emitida: en }),
      nombre: nombreDelPapel(cotizacion),
    }
  },
  finish: async ({ papel, nombre }, { imprimir }) => ({
    contenido: await imprimir(papel),
    mime: 'application/pdf',
    nombre,
  }),
})
