import { verificarAccesos } from '@alerce/contract/operations/acceso/accesos'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { verificarCadena } from './verificar-cadena.ts'

/** The log of health data, walked from its first entry to its seal; that it was looked at is kept too. */
export const verificarAccesosUseCase = useCase(verificarAccesos, async (_input, ctx) => {
  const verificacion = await verificarCadena(ctx.tx, ctx.vault)
  const { entradas, problemas, huella } = verificacion
  const sobre = `${entradas} entradas, ${problemas.length} problemas, ${huella}`
  await ctx.dejarRegistro((tx) => registrarEvento({ ...ctx, tx }, 'accesosVerificados', sobre))
  return verificacion
})
