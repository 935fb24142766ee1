import { reglaDelTexto } from '@alerce/contract/forms/declaracion/textos-escritos'
import { common } from '@alerce/contract/messages/common'
import { textoPorPublicar } from '../../base/textos/events.ts'
import { listener } from '../../listener.ts'
import { refuse } from '../../refusal.ts'

/** Refuses a text with invalid format: nobody could answer or fill it in. */
export const onTextoPorPublicar = listener(textoPorPublicar, async (_ctx, { clase, cuerpo }) => {
  const mensaje = reglaDelTexto(clase, cuerpo)
  if (mensaje) refuse(common.invalid, { errores: [{ campo: 'cuerpo', mensaje }] })
})
