import { obtenerColaContraloria } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { useCase } from '../../use-case.ts'
import { asesoresEnCola, casosEnCola, totalesDeCola } from './read-model-cola.ts'

export const obtenerColaContraloriaUseCase = useCase(obtenerColaContraloria, async ({ cola, ...filtro }, ctx) => {
  const { horasMetaContraloria, contraloriaCuatroOjos } = await parametrosAl(ctx.tx, ctx.hoy)
  return {
    totales: await totalesDeCola(ctx),
    metaHoras: horasMetaContraloria,
    asesores: await asesoresEnCola(ctx, cola),
    cuatroOjos: contraloriaCuatroOjos,
    ...(await casosEnCola(ctx, cola, filtro)),
  }
})
