import { z } from 'zod'
import { rutMessages } from '../../messages/base/rut.ts'
import { cuponMessages } from '../../messages/contrato/cupon.ts'
import { operation } from '../../operation.ts'
import { write } from '../../route.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { rut } from '../../shapes/base/rut.ts'

/**
 * Mails the payment coupon of who pays without an employer, once the DS was accepted. Of several sales of one RUT the
 * newest is meant, or the one of `prospectoId` (ours), which is enough for who has no RUT. `entidadId` (ours): whose part
 * it is of the entities that pay without an employer; absent: of the first.
 */
export const reenvioCupon = operation('reenvioCupon', {
  route: write('/api/v1/CuponPago/ReenvioCupon', ['bitacora'], { envelope: 'resultado' }),
  access: ['asesor'],
  request: z
    .object({
      Rut: rut().nullish(),
      TipoEnvio: z.coerce.number().pipe(z.literal(1)),
      prospectoId: idDe('prospecto').nullish(),
      entidadId: idDe('empleador').nullish(),
    })
    .refine(({ Rut, prospectoId }) => Rut || prospectoId, { path: ['Rut'], message: rutMessages.vacio.text }),
  reply: z.null(),
  failure: cuponMessages.sendFailed,
})
