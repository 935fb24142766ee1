import { descargarCotizacionEnviada } from '@alerce/contract/operations/cotizacion/envio'
import { papelDeCotizacion } from '../../../../papeles/cotizacion.ts'
import { readProspecto } from '../../../postulacion/prospecto/policy.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { nombreDelPapel, readOfrecida } from './carta.ts'
import { readEnviada } from './read-enviada.ts'

export const descargarCotizacionEnviadaUseCase = finishedUseCase(descargarCotizacionEnviada, {
  run: async ({ prospectoId, numero }, ctx) => {
    const postulante = await readProspecto(ctx, prospectoId)
    const { cotizacion, en } = await readEnviada(ctx, prospectoId, numero)
    const ofrecida = await readOfrecida(ctx, postulante, cotizacion)
    return {
      papel: papelDeCotizacion({ postulante, cotizacion, ...ofrecida, emitida: en }),
      nombre: nombreDelPapel(cotizacion),
    }
  },
  finish: async ({ papel, nombre }, { print }) => ({
    contenido: await print(papel),
    mime: 'application/pdf',
    nombre,
  }),
})
