import { message } from '../message.ts'

/** An irregularity, at the desk and in the sale that corrects it, and its files. All ours. */
export const irregularidadMessages = {
  irregularidadesFailed: message(
    'irregularidades_de_mesa_no_leidas',
    503,
    'No se han podido obtener las irregularidades. Inténtelo nuevamente.',
  ),
  irregularidadNoGuardada: message(
    'irregularidad_no_guardada',
    503,
    'No se ha podido guardar la irregularidad. Inténtelo nuevamente.',
  ),
  irregularidadCodigo: message('irregularidad_codigo', 400, 'Elija un código de la lista'),
  irregularidadDetalle: message('irregularidad_detalle', 400, 'Elija un detalle de ese código'),
  irregularidadRepetida: message('irregularidad_repetida', 409, 'Esa irregularidad ya está abierta en este caso.'),
  irregularidadCerrada: message('irregularidad_cerrada', 409, 'Esta irregularidad ya se cerró.'),
  irregularidadCerradaPorOtro: message(
    'irregularidad_cerrada_por_otro',
    409,
    'Esta irregularidad ya se cerró: lo hizo otra persona.',
  ),
  irregularidadCerradaPorUsted: message(
    'irregularidad_cerrada_por_usted',
    409,
    'Esta irregularidad ya se cerró: usted lo hizo en otra ventana.',
  ),
  irregularidadEnRevision: message('irregularidad_en_revision', 409, 'La mesa la está revisando: ya no se cambia.'),
  irregularidadDevueltaPorOtro: message(
    'irregularidad_devuelta_por_otro',
    409,
    'Esta irregularidad ya se devolvió al asesor: lo hizo otra persona.',
  ),
  irregularidadDevueltaPorUsted: message(
    'irregularidad_devuelta_por_usted',
    409,
    'Esta irregularidad ya se devolvió al asesor: usted lo hizo en otra ventana.',
  ),
  irregularidadSinCorregir: message(
    'irregularidad_sin_corregir',
    409,
    'Esta irregularidad no está corregida: no hay qué devolver.',
  ),
  irregularidadCambiada: message(
    'irregularidad_cambiada',
    412,
    'Esta irregularidad cambió mientras usted la revisaba. Revísela como está antes de cerrarla.',
  ),
  irregularidadOtraCorreccion: message(
    'irregularidad_otra_correccion',
    412,
    'El asesor envió otra corrección mientras usted revisaba la anterior. Cierre y revise la de ahora antes de devolverla.',
  ),
  irregularidadMotivo: message('irregularidad_motivo', 400, 'Escriba qué debe corregir el asesor'),
  irregularidadNada: message('irregularidad_nada', 400, 'Escriba qué corrigió o adjunte un archivo'),
  evidenciasCompletas: message('evidencias_completas', 422, 'Se pueden adjuntar hasta 5 archivos.'),
  evidenciaNoLeida: message('evidencia_no_leida', 503, 'No se ha podido abrir el archivo. Inténtelo nuevamente.'),
  evidenciaNoGuardada: message(
    'evidencia_no_guardada',
    503,
    'No se ha podido guardar el archivo. Inténtelo nuevamente.',
  ),
} as const
