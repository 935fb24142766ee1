import { obtenerPagoPorEnlace } from '@alerce/contract/operations/contrato/cobro'
import { useCase } from '../../../use-case.ts'
import { openPorEnlace } from '../../mandatos/postulante/open-enlace.ts'
import { presentPagos, readPagos } from '../read-pagos.ts'

export const obtenerPagoPorEnlaceUseCase = useCase(obtenerPagoPorEnlace, async ({ enlace }, ctx) =>
  presentPagos(await readPagos(ctx, await openPorEnlace(ctx, enlace, false))),
)
