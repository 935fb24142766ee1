import { z } from 'zod'
import { cuponMessages } from '../../messages/contrato/cupon.ts'
import { operation } from '../../operation.ts'
import { idDe } from '../../shapes/base/ids.ts'
import { rut } from '../../shapes/base/rut.ts'

/**
 * Mails the payment coupon of who pays without an employer, once the DS was accepted. Of several sales of one RUT the
 * newest is meant, or the one of `prospectoId` (ours).
 */
export const reenvioCupon = operation('reenvioCupon', {
  access: ['asesor'],
  request: z.object({
    Rut: rut(),
    TipoEnvio: z.coerce.number().pipe(z.literal(1)),
    prospectoId: idDe('prospecto').nullish(),
  }),
  reply: z.null(),
  failure: cuponMessages.sendFailed,
})

export const cuponOperations = [reenvioCupon] as const
