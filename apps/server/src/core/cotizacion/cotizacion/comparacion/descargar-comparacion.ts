import { descargarComparacion } from '@alerce/contract/operations/cotizacion/comparacion'
import { papelDeComparacion } from '../../../../papeles/comparacion.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { leerComparacion, presentarComparado } from './leer-comparacion.ts'

export const descargarComparacionUseCase = finishedUseCase(descargarComparacion, {
  run: async (pedido, ctx) => {
    const { prospecto, uf, planes } = await leerComparacion(ctx, pedido)
    return papelDeComparacion({ postulante: prospecto, planes: planes.map(presentarComparado), uf, emitida: ctx.ahora })
  },
  finish: async (papel, { imprimir }) => ({
    contenido: await imprimir(papel),
    mime: 'application/pdf' as const,
    nombre: 'comparacion-de-planes.pdf',
  }),
})
