import { verificarAccesos } from '@alerce/contract/operations/acceso/accesos'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { verifyCadena } from './verify-cadena.ts'

/** The log of health data, walked from its first entry to its seal; that it was looked at is kept too. */
export const verificarAccesosUseCase = useCase(verificarAccesos, async (_input, ctx) => {
  const verificacion = await verifyCadena(ctx.tx, ctx.vault)
  const { entradas, problemas, huella } = verificacion
  const sobre = `${entradas} entradas, ${problemas.length} problemas, ${huella}`
  await ctx.leaveRegistro((tx) => recordEvento({ ...ctx, tx }, 'accesosVerificados', sobre))
  return verificacion
})
