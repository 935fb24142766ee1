import { common } from '@alerce/contract/messages/common'
import { escribirAlAsesor } from '@alerce/contract/operations/mesa/casos'
import { addressOf } from '@alerce/contract/screens'
import { nombreCompleto, nombreLegible } from '@alerce/domain/base/persona/nombre'
import { firma } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import { contactoDe, findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'

const BITACORA = addressOf('dashboard', 'timeline')

/** Writes to the advisor; the same text again within minutes gives one letter, one entry and one notification. */
export const escribirAlAsesorUseCase = useCase(escribirAlAsesor, async ({ prospectoId, texto }, ctx) => {
  const prospecto = (await findProspecto(ctx.tx, prospectoId, true)) ?? refuse(common.notFound)
  const asesor = await contactoDe(ctx.tx, prospecto.asesorId)
  const caso = prospecto.folioDS ? `la DS ${prospecto.folioDS}` : `el caso ${prospectoId}`
  const carta = {
    prospectoId,
    asesorId: null,
    para: asesor.correo,
    texto: `Hola, ${nombreLegible(asesor.nombre)}:

${firma(ctx.actor)}, de la mesa, le escribe por ${caso}, de ${nombreLegible(nombreCompleto(prospecto))}:

${texto}

Abra el caso en el Panel del Asesor:
${ctx.direccion}${BITACORA}?prospectoId=${prospectoId}
`,
    adjuntos: [],
  }
  if (!(await enqueueCorreo(ctx, 'mensajeDeMesa', carta, caso))) return 'ok' as const
  await note(ctx, prospectoId, 'mensajeDeMesa', texto)
  await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'mensajeDeMesa')
  return 'ok' as const
})
