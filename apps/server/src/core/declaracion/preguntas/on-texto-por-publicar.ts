import { reglaPreguntas } from '@alerce/contract/forms/declaracion/preguntas-escritas'
import { common } from '@alerce/contract/messages/common'
import { textoPorPublicar } from '../../base/textos/events.ts'
import { listener } from '../../listener.ts'
import { refuse } from '../../refusal.ts'

/** Questions that cannot be asked are not published. */
export const onTextoPorPublicar = listener(textoPorPublicar, async (_ctx, { clase, cuerpo }) => {
  const mensaje = clase === 'preguntasDS' ? reglaPreguntas(cuerpo) : null
  if (mensaje) refuse(common.invalid, { errores: [{ campo: 'cuerpo', mensaje }] })
})
