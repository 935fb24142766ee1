import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { papelesPorFirmar } from '../read-model.ts'
import { marcarDevueltos } from '../repository.ts'

/** Which are wrong, of those that came signed in this case: at least one. What was signed on a phone is one act, of which none is named. */
export async function nombrarPapeles(ctx: Context, declaracionId: number, papeles: readonly number[]): Promise<void> {
  const suyos = (await papelesPorFirmar(ctx.tx, declaracionId)).filter(({ firmado }) => firmado !== null)
  if (suyos.length === 0 && papeles.length === 0) return
  ensure(papeles.length > 0, mesaMessages.papelesSinElegir, { campo: 'papeles' })
  const ajeno = papeles.some((papel) => !suyos.some(({ id }) => id === papel))
  ensure(!ajeno, m.papelAjeno, { campo: 'papeles' })
  await marcarDevueltos(ctx.tx, papeles, ctx.ahora)
}
