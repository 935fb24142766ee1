import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { registrarLoGuardado, sellarBeneficiario } from './registrar-lo-guardado.ts'
import { guardarBeneficiario } from './repository.ts'
import type { BeneficiarioEnviado } from './revisar-beneficiarios.ts'

/**
 * One of the dependants, checked already, their measures sealed; the declaration is taken for changing. `ventana`: where
 * it is typed.
 */
export async function guardarPersona(
  ctx: Context,
  declaracion: Declaracion,
  persona: BeneficiarioEnviado,
  ventana?: string,
): Promise<void> {
  await registrarLoGuardado(ctx, declaracion, { vault: ctx.vault, ventana }, () =>
    guardarBeneficiario(ctx.tx, declaracion.id, sellarBeneficiario(persona, ctx)),
  )
}
