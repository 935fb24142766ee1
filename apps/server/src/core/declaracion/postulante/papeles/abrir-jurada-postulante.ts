import { abrirJuradaPostulante } from '@alerce/contract/operations/declaracion/postulante-papeles'
import { preparedUseCase } from '../../../use-case.ts'
import { dejarAbierta } from '../../juradas/dejar-abierta.ts'
import { dibujarPorAbrir } from '../../juradas/dibujar-jurada.ts'
import { juradaPorFirmar } from '../../juradas/tomar-jurada.ts'
import { editarPostulacion, leerPostulacion } from '../tomar-postulacion.ts'

/** Drawn before the transaction, which keeps it as opened by the applicant. */
export const abrirJuradaPostulanteUseCase = preparedUseCase(abrirJuradaPostulante, {
  prepare: async ({ id }, ctx) => await dibujarPorAbrir(ctx, (await leerPostulacion(ctx)).declaracion, id),
  run: async ({ id }, ctx, dibujada) => {
    const { declaracion } = await editarPostulacion(ctx)
    await dejarAbierta(ctx, declaracion, await juradaPorFirmar(ctx, declaracion, id), dibujada)
    return 'ok' as const
  },
})
