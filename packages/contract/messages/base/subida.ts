import { message } from '../message.ts'
import { archivoInvalido } from './archivos.ts'

/** What is wrong with how a file was sent; of the file itself: archivos.ts. */
export const subidaMessages = {
  notBinary: message('cuerpo_no_binario', 400, 'El archivo debe enviarse tal cual, como application/octet-stream.'),
  muyGrande: message('archivo_muy_grande', 413, archivoInvalido.text),
  cabecera: message('cabecera_ilegible', 400, 'Una cabecera del envío no se puede leer.'),
  otroContenido: message('archivo_de_otra_clave', 422, 'El archivo no llegó como se envió. Envíelo de nuevo.'),
} as const
