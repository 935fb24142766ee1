import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { resultadoMessages } from '@alerce/contract/messages/declaracion/resultado'
import { examinaArchivo } from '@alerce/domain/base/archivos/examen'
import { type TipoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { refuse } from '../../refusal.ts'

interface Revisado {
  readonly contenido: Buffer
  readonly mime: TipoDeArchivo
}

/** The bytes of a base64 and their type, or a refusal: the specification's words, then ours at the field. */
export function revisarArchivo(binario: string, conClave: boolean): Revisado {
  const contenido = Buffer.from(binario, 'base64')
  const falla = examinaArchivo(contenido, { conClave })
  const mime = tipoPorContenido(contenido)
  if (falla === null && mime) return { contenido, mime }
  const mensaje = archivosMessages[falla ?? 'tipo'].text
  return refuse(resultadoMessages.archivoInvalido, { errores: [{ campo: 'Binario', mensaje }], data: { falla } })
}
