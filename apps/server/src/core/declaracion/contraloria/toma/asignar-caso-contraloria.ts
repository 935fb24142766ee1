import { tomaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { asignarCasoContraloria } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { persona } from '../../../actor.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { noteInCaso } from '../notas/note-in-caso.ts'
import { assignCaso } from './assign-caso.ts'
import { ensureMotivo } from './ensure-motivo.ts'
import { lockCasoEnEspera } from './lock-caso-en-espera.ts'
import { auditores, tomaDe } from './read-model.ts'

/** Contraloría has no head of its own: any auditor gives a case to any other. */
export const asignarCasoContraloriaUseCase = useCase(
  asignarCasoContraloria,
  async ({ identificador, usuarioId, motivo }, ctx) => {
    const quien = persona(ctx)
    const cola = await lockCasoEnEspera(ctx, identificador)
    const auditor =
      (await auditores(ctx.tx).where('id', '=', usuarioId).executeTakeFirst()) ??
      refuse(m.auditorNoEsta, { campo: 'usuarioId' })
    const toma = await tomaDe(ctx, identificador)
    if (toma?.usuarioId === usuarioId) return 'ok' as const
    if (toma && toma.usuarioId !== quien.usuarioId) ensureMotivo(toma, motivo)
    const escrito = { declaracionId: identificador, cola, texto: motivo, para: auditor.nombre }
    await noteInCaso(ctx, { ...escrito, clase: 'asignacion' })
    await assignCaso(ctx, identificador, usuarioId, usuarioId === quien.usuarioId ? null : quien.nombre)
    return 'ok' as const
  },
)
