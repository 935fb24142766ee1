import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { anularInvitacionCompensado } from '@alerce/contract/operations/declaracion/declaracion'
import { joinLado } from '../../../postulacion/prospecto/pareja/join-pareja.ts'
import { editProspecto, readProspecto } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { invitacionViva, seAnula, voidOwn, yaAnulada } from './void-own.ts'

/** The two of the pair, locked in the order in which prospects are. */
async function takePareja(ctx: Context, id: number, parejaId: number) {
  const dos = new Map<number, Prospecto>()
  for (const uno of [id, parejaId].toSorted((a, b) => a - b)) dos.set(uno, await editProspecto(ctx, uno))
  const de = (uno: number) => dos.get(uno) ?? refuse(parejaMessages.sinPareja)
  return { suyo: de(id), otro: de(parejaId) }
}

/**
 * Whether the receiver was invited too and has not signed: its invitation falls with its giver's. Where both had fallen
 * (`antes`), it begins anew with it.
 */
async function caeConElla(ctx: Context, prospecto: Prospecto, antes: boolean): Promise<boolean> {
  const ds = await invitacionViva(ctx, prospecto.id)
  return (ds !== null && seAnula(ds)) || (antes && yaAnulada(prospecto, ds))
}

export const anularInvitacionCompensadoUseCase = useCase(
  anularInvitacionCompensado,
  async ({ prospectoId, clonar }, ctx) => {
    const { parejaId } = await readProspecto(ctx, prospectoId)
    const { suyo, otro } = await takePareja(ctx, prospectoId, parejaId ?? refuse(parejaMessages.sinPareja))
    const antes = yaAnulada(suyo, await invitacionViva(ctx, suyo.id))
    const copia = await voidOwn(ctx, suyo, clonar)
    if (!suyo.otorga || !(await caeConElla(ctx, otro, antes))) return 'ok' as const
    const delOtro = await voidOwn(ctx, otro, clonar)
    // both begin anew: the copies are a pair as those were
    if (copia !== null && delOtro !== null) {
      await joinLado(ctx, copia, delOtro, true)
      await joinLado(ctx, delOtro, copia, false)
    }
    return 'ok' as const
  },
)
