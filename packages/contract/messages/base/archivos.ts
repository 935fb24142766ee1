import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { paginasDeUnDocumento } from '@alerce/domain/limites'
import { type MessageDefinition, message } from '../message.ts'

/** Words of the specification for every refused file (spec 2 §5). */
export const archivoInvalido = message(
  'adjunto_invalido',
  400,
  'Uno o más de los archivos adjuntados tienen un formato inválido, los formatos permitidos son JPG, GIF o PDF, con un tamaño máximo de 2MB.',
)

/** Faults of how a file was sent; those of the file itself: archivosMessages. */
export const subidaMessages = {
  notBinary: message('cuerpo_no_binario', 400, 'El archivo debe enviarse tal cual, como application/octet-stream.'),
  muyGrande: message('archivo_muy_grande', 413, archivoInvalido.text),
  cabecera: message('cabecera_ilegible', 400, 'Una cabecera del envío no se puede leer.'),
  otroContenido: message('archivo_de_otra_clave', 422, 'El archivo no llegó como se envió. Envíelo de nuevo.'),
} as const

/** Faults of a file and their remedy: our second line, under the words of the specification. */
export const archivosMessages: Readonly<Record<FallaDeExamen, MessageDefinition>> = {
  vacio: message('archivo_vacio', 400, 'El archivo está vacío: tiene cero bytes. Búsquelo de nuevo en su equipo.'),
  tamano: message('archivo_grande', 400, 'El archivo pesa más de 2 MB.'),
  png: message('archivo_png', 400, 'Es una imagen PNG. Conviértala a JPG.'),
  heic: message(
    'archivo_heic',
    400,
    'Es una foto HEIC, del iPhone. En Ajustes › Cámara › Formatos elija «Más compatible» y tómela de nuevo, o expórtela como JPG.',
  ),
  webp: message('archivo_webp', 400, 'Es una imagen WEBP. Conviértala a JPG.'),
  word: message('archivo_word', 400, 'Es un documento de Office. Ábralo y guárdelo como PDF.'),
  zip: message('archivo_zip', 400, 'Es un archivo comprimido (ZIP). Descomprímalo y adjunte lo que trae adentro.'),
  tipo: message('archivo_desconocido', 400, 'Por su contenido no es un JPG, GIF ni PDF, aunque su nombre lo diga.'),
  cortado: message(
    'archivo_cortado',
    400,
    'El archivo está incompleto: le falta el final. Descárguelo o escanéelo de nuevo.',
  ),
  sinFin: message(
    'archivo_sin_fin',
    400,
    'A la foto le falta la marca de su final y puede estar incompleta. Si al abrirla se ve entera, guárdela otra vez como JPG y adjunte esa.',
  ),
  danado: message(
    'archivo_danado',
    400,
    'El archivo está dañado y no se puede abrir. Descárguelo o escanéelo de nuevo.',
  ),
  protegido: message('archivo_protegido', 400, 'El documento está protegido con clave.'),
  mezclado: message(
    'archivo_mezclado',
    400,
    'El archivo trae otro adentro y no es seguro. Escanee el documento de nuevo.',
  ),
  activo: message(
    'archivo_activo',
    400,
    'El PDF trae adentro un programa, otro archivo o algo que no se puede revisar. Ábralo, elija Imprimir › Guardar como PDF y adjunte ese.',
  ),
  medidas: message(
    'archivo_enorme',
    400,
    'La imagen o la página mide demasiado para abrirla. Redúzcala o escanéela de nuevo.',
  ),
  paginas: message(
    'archivo_con_muchas_paginas',
    400,
    `El PDF tiene más de ${paginasDeUnDocumento} páginas. Adjunte solo las que se piden.`,
  ),
  extenso: message(
    'archivo_extenso',
    400,
    'El PDF ocupa demasiado al abrirlo. Elija Imprimir › Guardar como PDF y adjunte ese.',
  ),
  virus: message('archivo_con_virus', 422, 'El archivo contiene un virus y no se guardó.'),
  sinRevisar: message('archivo_sin_revisar', 503, 'No se pudo revisar el archivo. Inténtelo de nuevo.'),
}

/** Reading of documents, one or a list (spec 2 §7, §8). */
export const lecturaMessages = {
  descargaFailed: message('documentos_no_descargados', 503, 'No se han podido descargar los documentos'),
  listFailed: message('documentos_no_leidos', 503, 'No se han podido obtener los documentos'),
  fileFailed: message('documento_no_descargado', 503, 'Error al descargar documentos'),
  vacio: message('documentos_vacio', 200, 'No existen documentos'),
  cargando: message('documentos_cargando', 200, 'Cargando documentos'),
  ilegible: message(
    'archivo_ilegible',
    500,
    'El archivo se perdió o fue alterado y no se puede abrir. Avise a quien administra el sistema.',
  ),
  sinAlmacen: message(
    'archivos_no_disponibles',
    503,
    'Los archivos no se pueden abrir en este momento. Intente nuevamente en unos minutos.',
  ),
} as const
