import { publish } from '../../../avisos/repository.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { dejarCopiaAbierta } from '../../declaracion/invitacion/dejar-copia-abierta.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Their advisor learns that the applicant has the copy, the first time by each link; what it says, never. */
export async function dejarApertura(ctx: Context, { id, prospectoId }: Declaracion): Promise<void> {
  await ctx.dejarRegistro(async (tx) => {
    if (!(await dejarCopiaAbierta({ ...ctx, tx }, id))) return
    await anotar({ ...ctx, tx }, prospectoId, 'copiaAbierta')
    const prospecto = await buscarProspecto(tx, prospectoId)
    if (prospecto) await publish(tx, { tema: 'prospecto', prospectoId, asesorId: prospecto.asesorId })
  })
}
