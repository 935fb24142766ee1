import { dudasMessages as m } from '@alerce/contract/messages/declaracion/dudas'
import { responderDuda } from '@alerce/contract/operations/declaracion/dudas'
import { marca } from '../../../papeles/marca.ts'
import { persona } from '../../actor.ts'
import { note } from '../../base/bitacora/note.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { takeDeclaracion } from '../ds/edit-declaracion.ts'
import type { EnlaceDeInvitacion } from '../invitacion/create-enlace.ts'
import { sendEnlace } from '../invitacion/send-enlace.ts'
import { pieDelEnlace } from '../invitacion/send-seguimiento.ts'
import { takeDuda } from './read-model.ts'
import { markLeida, saveRespuesta } from './repository.ts'

/** Text without question or answer: they may speak of health, and a wrong reader learns nothing. */
const carta = (nuevo: EnlaceDeInvitacion): string => `Hola:

Su asesor respondió la pregunta que usted le hizo. La respuesta está en su página, en «Preguntar a mi asesor».

Vea la respuesta:
${nuevo.enlace}

${pieDelEnlace(nuevo)}

Isapre ${marca.nombre}
`

export const responderDudaUseCase = useCase(responderDuda, async ({ identificador, dudaId, texto }, ctx) => {
  const { declaracion, prospecto } = await takeDeclaracion(ctx, { identificador })
  const duda = (await takeDuda(ctx.tx, dudaId, identificador)) ?? refuse(m.noExiste)
  ensure(duda.respuesta === null, m.yaRespondida, { campo: 'texto' })
  ensure(declaracion.viva, m.terminada, { campo: 'texto' })
  await markLeida(ctx.tx, dudaId, ctx.ahora)
  await saveRespuesta(ctx.tx, dudaId, {
    respuesta: ctx.vault.en('duda.respuesta', dudaId).seal(texto),
    respondidaEn: ctx.ahora,
    respondidaPor: persona(ctx).nombre,
  })
  await note(ctx, prospecto.id, 'dudaRespondida')
  const enviada = { carta: 'respuestaDelAsesor', llevaA: 'postulacion', declaracionId: declaracion.id } as const
  await sendEnlace(ctx, { ...enviada, prospecto, unoMas: true, texto: carta })
  return 'ok' as const
})
