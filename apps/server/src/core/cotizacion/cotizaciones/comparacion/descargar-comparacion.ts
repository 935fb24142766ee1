import { descargarComparacion } from '@alerce/contract/operations/cotizacion/comparacion'
import { papelDeComparacion } from '../../../../papeles/comparacion.ts'
import { finishedUseCase } from '../../../use-case.ts'
import { presentComparado, readComparacion } from './read-comparacion.ts'

export const descargarComparacionUseCase = finishedUseCase(descargarComparacion, {
  run: async (pedido, ctx) => {
    const { prospecto, uf, planes } = await readComparacion(ctx, pedido)
    return papelDeComparacion({ postulante: prospecto, planes: planes.map(presentComparado), uf, emitida: ctx.ahora })
  },
  finish: async (papel, { print }) => ({
    contenido: await print(papel),
    mime: 'application/pdf' as const,
    nombre: 'comparacion-de-planes.pdf',
  }),
})
