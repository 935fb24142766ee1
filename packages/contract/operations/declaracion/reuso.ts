import { z } from 'zod'
import { declaracionMessages } from '../../messages/declaracion/declaracion.ts'
import { operation } from '../../operation.ts'
import { write } from '../../route.ts'
import { id, idDe } from '../../shapes/base/ids.ts'
import { escribenDS } from '../../shapes/declaracion/declaracion.ts'

/**
 * Opens another sale that keeps what the DS of this one says: a copy of the prospect at its first stage, with its
 * employers, certificates, papers, authorization and beneficiaries; asked again, the same one while it is under way.
 * 422 where the DS may not be reused, and while an update is open. Its quote is made anew, and when its DS is made only
 * the income is evaluated.
 */
export const reutilizarDS = operation('reutilizarDS', {
  route: write(
    '/api/alerce/v1/reutilizarDS',
    ['prospecto', 'datos', 'autorizacion', 'beneficiarios', 'venta', 'bitacora'],
    { bearer: true },
  ),
  access: escribenDS,
  request: z.object({ prospectoId: idDe('prospecto') }),
  /** Of the copy. */
  reply: z.object({ prospectoId: id() }),
  failure: declaracionMessages.reutilizarFailed,
})
