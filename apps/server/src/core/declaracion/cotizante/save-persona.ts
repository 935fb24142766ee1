import type { Context } from '../../use-case.ts'
import type { Declaracion } from '../ds/read-model.ts'
import type { BeneficiarioEnviado } from './check-beneficiarios.ts'
import { recordSaved, sealBeneficiario } from './record-saved.ts'
import { saveBeneficiario } from './repository.ts'

/**
 * One of the dependants, checked already, their measures sealed; the declaration is taken for changing. `ventana`: where
 * it is typed.
 */
export async function savePersona(
  ctx: Context,
  declaracion: Declaracion,
  persona: BeneficiarioEnviado,
  ventana?: string,
): Promise<void> {
  await recordSaved(ctx, declaracion, { vault: ctx.vault, ventana }, () =>
    saveBeneficiario(ctx.tx, declaracion.id, sealBeneficiario(persona, ctx)),
  )
}
