import { abrirJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { preparedUseCase } from '../../../use-case.ts'
import { drawToOpen } from '../../juradas/draw-jurada.ts'
import { leaveOpen } from '../../juradas/leave-open.ts'
import { juradaPorFirmar } from '../../juradas/take-jurada.ts'
import { editPostulacion, readPostulacion } from '../take-postulacion.ts'

/** Drawn before the transaction, which keeps it as opened by the applicant. */
export const abrirJuradaPostulanteUseCase = preparedUseCase(abrirJuradaPostulante, {
  prepare: async ({ id }, ctx) => await drawToOpen(ctx, (await readPostulacion(ctx)).declaracion, id),
  run: async ({ id }, ctx, dibujada) => {
    const { declaracion } = await editPostulacion(ctx)
    await leaveOpen(ctx, declaracion, await juradaPorFirmar(ctx, declaracion, id), dibujada)
    return 'ok' as const
  },
})
