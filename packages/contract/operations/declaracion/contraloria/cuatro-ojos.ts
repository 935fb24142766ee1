import { z } from 'zod'
import { cuatroOjosMessages as m } from '../../../messages/declaracion/cuatro-ojos.ts'
import { operation } from '../../../operation.ts'
import { write } from '../../../route.ts'
import { idDe } from '../../../shapes/base/ids.ts'
import { casoConNota } from '../../../shapes/declaracion/contraloria.ts'

const contraloria = ['contraloria'] as const

/** Confirms what somebody else answered against an applicant: it leaves at `saleEn` (ISO instant), as any that is held. */
export const confirmarRespuesta = operation('confirmarRespuesta', {
  route: write('/api/alerce/v1/confirmarRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ saleEn: z.string() }),
  failure: m.confirmarFailed,
})

/** Hands it back to whoever proposed it, with a note: the case is theirs again, and waits as before. */
export const devolverRespuesta = operation('devolverRespuesta', {
  route: write('/api/alerce/v1/devolverRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: casoConNota(),
  reply: z.literal('ok'),
  failure: m.devolverFailed,
})
