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
 * Covers an absence: the covering advisor also has the open cases of the absent one, marked with their owner. Both days
 * are included (ISO, Santiago). It begins at once when the first day is today, and ends by itself. Refusals: 404 and
 * 422 as in traspasarCasos; 400 at `desde` or `hasta`; 409 on overlap with another cover.
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

/**
 * Ends a cover today, or cancels a future one: covered cases go back. `devueltos`: number of cases; none for a cover
 * already over.
 */
export const terminarSuplencia = operation('terminarSuplencia', {
  route: write('/api/alerce/v1/terminarSuplencia', alTraspasar),
  access: traspasan,
  request: z.object({ suplenciaId: idDe('suplencia') }),
  reply: z.object({ devueltos: z.number().int() }),
  failure: suplenciaMessages.noGuardada,
})

/** Daily job of a cover: on its days it brings over newer cases, and at its end it gives all back. */
export const ponerAlDiaSuplencia = operation('ponerAlDiaSuplencia', {
  route: write('/api/alerce/v1/ponerAlDiaSuplencia', alTraspasar),
  access: administran,
  request: z.object({ suplenciaId: idDe('suplencia') }),
  reply: z.object({ casos: z.number().int() }),
  failure: t.noGuardado,
})
