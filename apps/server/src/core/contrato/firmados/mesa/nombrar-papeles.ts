import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { papelesPorFirmar } from '../read-model.ts'
import { marcarDevueltos } from '../repository.ts'

/** Which are wrong, of those that came signed in this case. */
export async function nombrarPapeles(ctx: Context, declaracionId: number, papeles: readonly number[]): Promise<void> {
  if (papeles.length === 0) return
  const suyos = (await papelesPorFirmar(ctx.tx, declaracionId)).filter(({ firmado }) => firmado !== null)
  const ajeno = papeles.some((papel) => !suyos.some(({ id }) => id === papel))
  ensure(!ajeno, m.papelAjeno, { campo: 'papeles' })
  await marcarDevueltos(ctx.tx, papeles, ctx.ahora)
}
