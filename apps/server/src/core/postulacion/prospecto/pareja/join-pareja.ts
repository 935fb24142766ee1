import { common } from '@alerce/contract/messages/common'
import { note } from '../../../base/bitacora/note.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { prospectoCambiado } from '../events.ts'
import { findProspecto, type Prospecto } from '../read-model.ts'
import { recordCambio } from '../record-cambio.ts'
import { saveLado } from './repository-pareja.ts'

/** Fields of a prospect that joining a pair changes. */
function camposQueCambian(prospecto: Prospecto, otorga: boolean): string[] {
  const pareja = prospecto.parejaId === null ? ['pareja'] : []
  const lado = prospecto.otorga === otorga ? [] : ['otorga']
  return [...pareja, ...lado, ...(prospecto.tipoPlan === 'S' ? [] : ['tipoPlan'])]
}

/** Makes a prospect one side of a pair and raises the change; an existing side does not change. */
export async function joinLado(ctx: Context, id: number, parejaId: number, otorga: boolean): Promise<void> {
  const prospecto = (await findProspecto(ctx.tx, id)) ?? refuse(common.notFound)
  const campos = camposQueCambian(prospecto, otorga)
  if (campos.length === 0) return
  await saveLado(ctx.tx, id, { parejaId, otorga })
  const evento = prospecto.parejaId === null ? 'parejaFormada' : 'parejaModificada'
  await note(ctx, id, evento, otorga ? 'otorga' : 'recibe')
  await recordCambio(ctx, prospecto, campos)
  await ctx.raise(prospectoCambiado, { prospectoId: id })
}
