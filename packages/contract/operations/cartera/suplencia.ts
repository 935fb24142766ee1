import { z } from 'zod'
import { alTraspasar } from '../../asuntos.ts'
import { suplenciaMessages, traspasoMessages as t } from '../../messages/cartera/traspaso.ts'
import { operation } from '../../operation.ts'
import { administran, traspasan } from '../../roles.ts'
import { write } from '../../route.ts'
import { fechaISO } from '../../shapes/base/fechas.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { motivoDeTraspaso } from './traspaso.ts'

/**
 * While who is away is away another has their open cases beside the own, marked with whose they are; from the first day
 * to the last, both in Santiago (ISO) and both in it. It begins at once where the first day is today, and ends by itself.
 * 404 and 422 as traspasarCasos; 400 at `desde` or `hasta`; 409 beside another cover.
 */
export const cubrirAusencia = operation('cubrirAusencia', {
  route: write('/api/alerce/v1/cubrirAusencia', alTraspasar),
  access: traspasan,
  request: z.object({
    ausenteId: idDe('asesor'),
    cubreId: idDe('asesor'),
    desde: fechaISO(suplenciaMessages.desde.text),
    hasta: fechaISO(suplenciaMessages.hasta.text),
    motivo: motivoDeTraspaso(),
  }),
  reply: z.object({ suplenciaId: id(), enCurso: z.boolean(), casos: z.number().int() }),
  failure: suplenciaMessages.noGuardada,
})

/** Ends a cover today, or forgets one that is to come: what is covered goes back. `devueltos`: how many cases; one that is over, none. */
export const terminarSuplencia = operation('terminarSuplencia', {
  route: write('/api/alerce/v1/terminarSuplencia', alTraspasar),
  access: traspasan,
  request: z.object({ suplenciaId: idDe('suplencia') }),
  reply: z.object({ devueltos: z.number().int() }),
  failure: suplenciaMessages.noGuardada,
})

/** What the house does by itself once a day begins, and while it lasts: brings over what came in since, or gives all back. */
export const ponerAlDiaSuplencia = operation('ponerAlDiaSuplencia', {
  route: write('/api/alerce/v1/ponerAlDiaSuplencia', alTraspasar),
  access: administran,
  request: z.object({ suplenciaId: idDe('suplencia') }),
  reply: z.object({ casos: z.number().int() }),
  failure: t.noGuardado,
})
