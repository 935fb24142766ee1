import { reglaMotivos } from '@alerce/contract/forms/declaracion/motivos-escritos'
import { common } from '@alerce/contract/messages/common'
import { textoPorPublicar } from '../../../base/textos/events.ts'
import { listener } from '../../../listener.ts'
import { refuse } from '../../../refusal.ts'

/** Reasons that could not be offered are not published. */
export const onTextoPorPublicar = listener(textoPorPublicar, async (_ctx, { clase, cuerpo }) => {
  const mensaje = clase === 'motivosContraloria' ? reglaMotivos(cuerpo) : null
  if (mensaje) refuse(common.invalid, { errores: [{ campo: 'cuerpo', mensaje }] })
})
