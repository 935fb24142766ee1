import { obtenerPagoPorEnlace } from '@alerce/contract/operations/contrato/cobro'
import { useCase } from '../../../use-case.ts'
import { presentPagos, readPagos } from '../read-pagos.ts'
import { openPorEnlace } from './open-por-enlace.ts'

export const obtenerPagoPorEnlaceUseCase = useCase(obtenerPagoPorEnlace, async ({ enlace }, ctx) =>
  presentPagos(await readPagos(ctx, await openPorEnlace(ctx, enlace, false))),
)
