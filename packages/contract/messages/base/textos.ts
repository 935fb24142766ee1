import { message } from '../message.ts'

/** The texts of the operator: /consola/textos and `npm run alerce -- texto` (ours). */
export const textosMessages = {
  readFailed: message('textos_no_leidos', 503, 'No se han podido leer los textos. Inténtelo nuevamente.'),
  saveFailed: message('texto_no_publicado', 503, 'No se ha podido publicar el texto. Inténtelo nuevamente.'),
  sinTitulo: message('texto_sin_titulo', 400, 'Escriba el título con que se lee.'),
  sinCuerpo: message('texto_sin_cuerpo', 400, 'Escriba el texto.'),
  muyLargo: message('texto_muy_largo', 400, 'El texto supera los 40.000 caracteres.'),
  desdeAnterior: message('texto_desde_anterior', 400, 'El día desde el que rige no puede ser anterior a hoy.'),
  lugarDesconocido: message('texto_lugar_desconocido', 400, 'Este texto no tiene de dónde llenar {lugar}.'),
  lugarFaltante: message('texto_lugar_faltante', 400, 'Falta {lugar}: ahí va el dato de cada postulante.'),
  sinPublicar: message(
    'texto_sin_publicar',
    422,
    'La isapre aún no publica «{texto}» (Consola, Textos): no se puede continuar todavía.',
  ),
  sinCambios: message('texto_sin_cambios', 422, 'Es igual al que rige ese día: no hay nada que publicar.'),
  yaHayPropuesta: message(
    'texto_ya_propuesto',
    409,
    'Ya hay una propuesta de este texto por aprobar: se aprueba o se devuelve antes de escribir otra.',
  ),
  otroAprueba: message('texto_otro_aprueba', 422, 'La publica otro administrador que quien la escribió.'),
  mismaManoAprueba: message(
    'texto_misma_mano',
    422,
    'No puede publicarla: entre usted y quien la escribió, uno hizo administrador al otro o una misma persona hizo a los dos.',
  ),
  yaResuelta: message('texto_propuesta_resuelta', 409, 'Esta propuesta ya fue aprobada o devuelta.'),
  sinMotivo: message('texto_sin_motivo', 400, 'Escriba por qué la devuelve.'),
  devolverFailed: message('texto_no_devuelto', 503, 'No se ha podido devolver la propuesta. Inténtelo nuevamente.'),
  propuesto: message('texto_propuesto', 200, 'Quedó por aprobar: la publica otro administrador.'),
  preguntarProponer: message(
    'texto_proponer',
    200,
    'Las personas firman este texto: lo publica otro administrador, que ve qué cambia. Regiría desde el {desde}.',
  ),
  devuelto: message('texto_devuelto', 200, 'La propuesta se devolvió.'),
  publicado: message('texto_publicado', 200, 'La versión {version} se publicó.'),
  preguntarPublicar: message(
    'texto_publicar',
    200,
    'Rige desde el {desde} y no se modifica: se corrige publicando otra versión.',
  ),
} as const
