import { obtenerColaContraloria } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { tomasDesde } from '@alerce/domain/declaracion/contraloria/toma'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { useCase } from '../../use-case.ts'
import { asesoresEnCola, casosEnCola, totalesDeCola } from './read-model-cola.ts'

export const obtenerColaContraloriaUseCase = useCase(obtenerColaContraloria, async ({ cola, ...filtro }, ctx) => {
  const parametros = await parametrosAl(ctx.tx, ctx.hoy)
  const vale = tomasDesde(ctx.ahora, parametros.horasTomaContraloria)
  return {
    totales: await totalesDeCola(ctx, vale),
    metaHoras: parametros.horasMetaContraloria,
    asesores: await asesoresEnCola(ctx, cola, vale),
    cuatroOjos: parametros.contraloriaCuatroOjos,
    ...(await casosEnCola(ctx, cola, { ...filtro, vale })),
  }
})
