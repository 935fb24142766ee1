import { z } from 'zod'
import { cuatroOjosMessages, tomaMessages } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { contraloria } from '../../../roles.ts'
import { read, write } from '../../../route.ts'
import { escritoLargo } from '../../../shapes/base/escrito.ts'
import { id, idDe } from '../../../shapes/base/ids.ts'
import { casoConNota } from '../../../shapes/declaracion/contraloria.ts'

/**
 * Takes a case that waits: nobody else answers it until it is let go, or left alone for the insurer's hours. `motivo`:
 * needed where somebody else has it; 409 with `quien` and `desde` where it is missing. Again it is the same.
 */
export const tomarCasoContraloria = operation('tomarCasoContraloria', {
  route: write('/api/alerce/v1/tomarCasoContraloria', ['cola']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion'), motivo: escritoLargo(5000) }),
  reply: z.literal('ok'),
  failure: tomaMessages.tomaFailed,
})

/** Lets one's own case go; of one that one has not (any more) nothing changes. */
export const soltarCasoContraloria = operation('soltarCasoContraloria', {
  route: write('/api/alerce/v1/soltarCasoContraloria', ['cola']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: tomaMessages.soltarFailed,
})

/** Gives a case that waits to somebody of contraloría; `motivo` as in tomarCasoContraloria. */
export const asignarCasoContraloria = operation('asignarCasoContraloria', {
  route: write('/api/alerce/v1/asignarCasoContraloria', ['cola']),
  access: contraloria,
  request: z.object({
    identificador: idDe('declaracion'),
    usuarioId: idDe('usuario'),
    motivo: escritoLargo(5000),
  }),
  reply: z.literal('ok'),
  failure: tomaMessages.asignarFailed,
})

/** Who works in contraloría, by name, and how many cases each has. `propia`: who calls. */
export const obtenerAuditores = operation('obtenerAuditores', {
  route: read('/api/alerce/v1/obtenerAuditores', ['cola']),
  access: contraloria,
  request: z.object({}),
  reply: z.array(z.object({ usuarioId: id(), nombre: z.string(), casos: z.number(), propia: z.boolean() })),
  failure: tomaMessages.auditoresFailed,
})

/** Leaves a case in its queue with a note that stays with it, and lets it go. */
export const dejarCasoEnCola = operation('dejarCasoEnCola', {
  route: write('/api/alerce/v1/dejarCasoEnCola', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: casoConNota(),
  reply: z.literal('ok'),
  failure: tomaMessages.dejarFailed,
})

/** Confirms what somebody else answered against an applicant: it leaves at `saleEn` (ISO instant), as any that is held. */
export const confirmarRespuesta = operation('confirmarRespuesta', {
  route: write('/api/alerce/v1/confirmarRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ saleEn: z.string() }),
  failure: cuatroOjosMessages.confirmarFailed,
})

/** Hands it back to whoever proposed it, with a note: the case is theirs again, and waits as before. */
export const devolverRespuesta = operation('devolverRespuesta', {
  route: write('/api/alerce/v1/devolverRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: casoConNota(),
  reply: z.literal('ok'),
  failure: cuatroOjosMessages.devolverFailed,
})
