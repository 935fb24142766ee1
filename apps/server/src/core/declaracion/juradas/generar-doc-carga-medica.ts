import { common } from '@alerce/contract/messages/common'
import { generarDocCargaMedica } from '@alerce/contract/operations/declaracion/juradas'
import { refuse } from '../../refusal.ts'
import { preparedUseCase } from '../../use-case.ts'
import { leerDeclaracionClinica } from '../declaracion/leer-declaracion.ts'
import { abrirJurada } from './abrir-jurada.ts'
import { dibujarPorAbrir } from './dibujar-jurada.ts'
import { declaracionDePersona } from './read-model.ts'
import { tomarJurada } from './tomar-jurada.ts'

/** Drawn before the transaction, which keeps it as opened; one that was opened and still holds is answered again. */
export const generarDocCargaMedicaUseCase = preparedUseCase(generarDocCargaMedica, {
  prepare: async ({ id }, ctx) => {
    const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
    const { declaracion } = await leerDeclaracionClinica(ctx, { identificador })
    return await dibujarPorAbrir(ctx, declaracion, id)
  },
  run: async ({ id }, ctx, dibujada) => {
    const identificador = (await declaracionDePersona(ctx.tx, id)) ?? refuse(common.notFound)
    const { declaracion, jurada } = await tomarJurada(ctx, { identificador, personaId: id })
    return await abrirJurada(ctx, declaracion, jurada, dibujada)
  },
})
