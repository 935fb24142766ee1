import { z } from 'zod'
import { cuatroOjosMessages, tomaMessages } from '../../../messages/declaracion/contraloria.ts'
import { operation } from '../../../operation.ts'
import { contraloria } from '../../../roles.ts'
import { read, write } from '../../../route.ts'
import { escritoLargo } from '../../../shapes/base/escrito.ts'
import { id, idDe } from '../../../shapes/base/ids.ts'
import { casoConNota } from '../../../shapes/declaracion/contraloria.ts'

/**
 * Takes a waiting case: only the caller can answer it until it is released, or unattended for the insurer's hours.
 * `motivo`: required when another person has it; 409 with `quien` and `desde` without it. Repeating it changes nothing.
 */
export const tomarCasoContraloria = operation('tomarCasoContraloria', {
  route: write('/api/alerce/v1/tomarCasoContraloria', ['cola']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion'), motivo: escritoLargo(5000) }),
  reply: z.literal('ok'),
  failure: tomaMessages.tomaFailed,
})

/** Releases the caller's case; a case that the caller does not have stays as it is. */
export const soltarCasoContraloria = operation('soltarCasoContraloria', {
  route: write('/api/alerce/v1/soltarCasoContraloria', ['cola']),
  access: contraloria,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.literal('ok'),
  failure: tomaMessages.soltarFailed,
})

/** Assigns a waiting case to a person of contraloría; `motivo` as in tomarCasoContraloria. */
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

/** People of contraloría, by name, with their number of cases. `propia`: the caller. */
export const obtenerAuditores = operation('obtenerAuditores', {
  route: read('/api/alerce/v1/obtenerAuditores', ['cola']),
  access: contraloria,
  request: z.object({}),
  reply: z.array(z.object({ usuarioId: id(), nombre: z.string(), casos: z.number(), propia: z.boolean() })),
  failure: tomaMessages.auditoresFailed,
})

/** Releases a case to its queue with a note that stays with it. */
export const dejarCasoEnCola = operation('dejarCasoEnCola', {
  route: write('/api/alerce/v1/dejarCasoEnCola', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: casoConNota(),
  reply: z.literal('ok'),
  failure: tomaMessages.dejarFailed,
})

/** Confirms another person's answer against an applicant: it leaves at `saleEn` (ISO instant), as any held answer. */
export const confirmarRespuesta = operation('confirmarRespuesta', {
  route: write('/api/alerce/v1/confirmarRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: z.object({ identificador: idDe('declaracion') }),
  reply: z.object({ saleEn: z.string() }),
  failure: cuatroOjosMessages.confirmarFailed,
})

/** Returns an answer to its author with a note: the case is theirs again, and waits as before. */
export const devolverRespuesta = operation('devolverRespuesta', {
  route: write('/api/alerce/v1/devolverRespuesta', ['cola', 'caso']),
  access: contraloria,
  health: true,
  request: casoConNota(),
  reply: z.literal('ok'),
  failure: cuatroOjosMessages.devolverFailed,
})
