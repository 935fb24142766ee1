import { obtenerPagoPropio } from '@alerce/contract/operations/contrato/cobro'
import { readPostulacion } from '../../../declaracion/postulante/take-postulacion.ts'
import { useCase } from '../../../use-case.ts'
import { presentPagos, readPagos } from '../read-pagos.ts'

export const obtenerPagoPropioUseCase = useCase(obtenerPagoPropio, async (_input, ctx) =>
  presentPagos(await readPagos(ctx, await readPostulacion(ctx))),
)
