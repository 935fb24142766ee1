import type { DetencionDeContrato } from '@alerce/domain/contrato/firma-electronica'
import type { DetencionDeFirmados } from '@alerce/domain/contrato/firmados'
import { type MessageDefinition, message } from '../message.ts'
import { edicionMessages } from '../postulacion/edicion.ts'
import { parejaDetenida } from '../postulacion/pareja.ts'

/** The signed papers of a manual sale (spec 2 §8). */
export const firmadosMessages = {
  enviarFailed: message('firmados_no_enviados', 503, 'No se han podido enviar los documentos firmados'),
  // Ours: the specification gives no words for these.
  subirFailed: message(
    'firmado_no_guardado',
    503,
    'No se ha podido guardar el documento firmado. Inténtelo nuevamente.',
  ),
  leerFailed: message(
    'firmados_no_leidos',
    503,
    'No se han podido obtener los documentos firmados. Inténtelo nuevamente.',
  ),
  enviados: message(
    'firmados_enviados',
    200,
    'Los documentos firmados quedaron en la mesa. Le avisaremos cuando los revise.',
  ),
  sinEmitir: message(
    'firmados_sin_emitir',
    422,
    'Los documentos se entregan firmados después de emitirlos y de confirmar el resumen de cotización.',
  ),
  electronica: message('firmados_electronica', 422, 'En una venta electrónica el postulante firma en su teléfono.'),
  faltan: message('firmados_faltan', 422, 'Faltan documentos firmados: adjunte uno por cada documento emitido.'),
  completos: message('firmados_completos', 422, 'Ya están todos los documentos firmados.'),
  repetido: message('firmado_repetido', 422, 'Ese archivo ya se adjuntó en otro documento.'),
  sinFirma: message('firmado_sin_firma', 422, 'Es el documento emitido, sin firma. Adjunte el que firmó el cliente.'),
  ajeno: message('firmado_ajeno', 422, 'Este documento es de otro contrato.'),
  otroPapel: message('firmado_de_otro_papel', 422, 'Es otro documento de este caso.'),
  versionAnterior: message(
    'firmado_de_version_anterior',
    422,
    'Es una versión anterior de un documento que se emitió de nuevo. Adjunte el emitido ahora, firmado.',
  ),
  coincide: message('firmado_coincide', 200, 'Coincide con el documento emitido.'),
  sinComprobar: message(
    'firmado_sin_comprobar',
    200,
    'No se pudo comprobar que sea el documento emitido: compare folio y firma.',
  ),
  loCompara: message(
    'firmado_lo_compara_la_mesa',
    200,
    'No se pudo comprobar que sea el documento emitido: la mesa lo compara.',
  ),
  enLaMesa: message('firmados_en_la_mesa', 422, 'Los documentos firmados están en la mesa: ya no se cambian.'),
  suscrito: message('firmados_suscrito', 422, 'El contrato ya está suscrito.'),
  inactivo: message('firmados_inactivo', 422, 'El prospecto está inactivo: su venta no puede terminar.'),
  yaSuscribio: message(
    'firmados_ya_suscribio',
    409,
    'El postulante ya suscribió un contrato con otra postulación: esta no puede terminar.',
  ),
  otro: message(
    'firmados_del_otro',
    422,
    'La pareja entrega sus documentos junta: falta que el otro compensado tenga los suyos firmados.',
  ),
  otroSinCambiar: message(
    'firmados_del_otro_sin_cambiar',
    422,
    'La pareja entrega sus documentos junta: falta cambiar lo que la mesa devolvió al otro compensado, o responder su irregularidad.',
  ),
  otroEnActualizacion: message(
    'firmados_del_otro_en_actualizacion',
    422,
    'La pareja entrega sus documentos junta: falta confirmar o descartar la actualización del otro compensado.',
  ),
  otroDetenido: message(
    'firmados_del_otro_detenidos',
    422,
    'La pareja entrega sus documentos junta, y el otro compensado no puede entregar los suyos: revise su venta.',
  ),
  copiaReservada: message(
    'firmado_reservado',
    403,
    'La Declaración de Salud firmada se guarda cifrada y no se abre desde aquí.',
  ),
  sinCorregir: message(
    'firmados_sin_corregir',
    422,
    'Son los mismos documentos que el postulante ya firmó. Corrija lo que está mal: en «Actualizar Datos Pendientes», al guardar se emiten de nuevo.',
  ),
  sinCambiar: message(
    'firmados_sin_cambiar',
    422,
    'Falta cambiar lo que la mesa devolvió: cámbielo, o responda la irregularidad, antes de enviarlos otra vez.',
  ),
  cambiados: message('firmados_cambiados', 200, 'Los documentos firmados se enviaron otra vez.'),
  papelAjeno: message('firmas_papel_ajeno', 400, 'Marque documentos firmados de este caso.'),
  corregidos: message(
    'firmados_corregidos',
    200,
    'Los documentos se emitieron de nuevo y se enviaron al postulante para que los firme.',
  ),
  // Documents desk.
  colaFailed: message(
    'firmas_no_leidas',
    503,
    'No se han podido obtener los documentos firmados. Inténtelo nuevamente.',
  ),
  decidirFailed: message('firmas_no_guardadas', 503, 'No se ha podido guardar la revisión. Inténtelo nuevamente.'),
  seFirmaDeNuevo: message(
    'firmas_se_firman_de_nuevo',
    200,
    'El documento se emite de nuevo. Quien firmó en su teléfono firmará otra vez; lo que firmó queda guardado.',
  ),
  noEspera: message('firmas_no_espera', 409, 'Este caso ya no espera en la mesa: otra persona lo revisó.'),
  noEsperaPropio: message(
    'firmas_no_espera_propio',
    409,
    'Este caso ya no espera en la mesa: usted lo revisó en otra ventana.',
  ),
  yaNoEspera: message('firmas_ya_no_espera', 409, 'Este caso ya no espera en la mesa.'),
  otrosPapeles: message(
    'firmas_otros_papeles',
    412,
    'El asesor entregó otros documentos mientras usted los revisaba. Revise los que están ahora antes de decidir.',
  ),
  conIrregularidad: message(
    'firmas_con_irregularidad',
    422,
    'El caso tiene irregularidades abiertas: ciérrelas antes de aceptar.',
  ),
  sinPrimerPago: message('contrato_sin_primer_pago', 422, 'La mesa todavía no acepta el primer pago de esta venta.'),
  porRevisar: message('contrato_por_revisar', 422, 'La mesa todavía no revisa los documentos firmados de esta venta.'),
  irregularidadAjena: message(
    'firmas_irregularidad_ajena',
    400,
    'Elija lo que está mal en los documentos: su firma o el documento.',
  ),
  aceptar: message(
    'firmas_aceptar',
    200,
    'El contrato queda suscrito y el postulante pasa a ser titular vigente. No se puede deshacer.',
  ),
  aceptarPareja: message(
    'firmas_aceptar_pareja',
    200,
    'Los dos contratos de la pareja quedan suscritos y ambos postulantes pasan a ser titulares vigentes. No se puede deshacer.',
  ),
  porSuscribir: message(
    'contrato_por_suscribir',
    409,
    'Al hacerlo, el contrato queda suscrito y el postulante pasa a ser titular vigente. No se puede deshacer.',
  ),
  porSuscribirPareja: message(
    'contratos_por_suscribir',
    409,
    'Al hacerlo, los dos contratos de la pareja quedan suscritos y ambos postulantes pasan a ser titulares vigentes. No se puede deshacer.',
  ),
} as const

/** Refusal of another paper of the case than the requested one. */
export const textoDeOtroPapel = (titulo: string): string => `${firmadosMessages.otroPapel.text} Aquí va «${titulo}».`

/** Reasons that keep signed papers from reaching the desk, in words. */
export const textosDeDetencionDeFirmados: Readonly<Record<DetencionDeFirmados, MessageDefinition>> = {
  electronica: firmadosMessages.electronica,
  inactivo: firmadosMessages.inactivo,
  yaSuscribio: firmadosMessages.yaSuscribio,
  suscrito: firmadosMessages.suscrito,
  enLaMesa: firmadosMessages.enLaMesa,
  sinEmitir: firmadosMessages.sinEmitir,
  actualizacion: edicionMessages.pendiente,
  faltan: firmadosMessages.faltan,
  sinCambiar: firmadosMessages.sinCambiar,
  otro: firmadosMessages.otro,
  otroSinCambiar: firmadosMessages.otroSinCambiar,
  otroEnActualizacion: firmadosMessages.otroEnActualizacion,
  otroDetenido: firmadosMessages.otroDetenido,
}

/** Reasons that keep a signed sale from its contract, in words. */
export const textosDeDetencionDeContrato: Readonly<Record<DetencionDeContrato, MessageDefinition>> = {
  irregularidad: firmadosMessages.conIrregularidad,
  inactivo: firmadosMessages.inactivo,
  pareja: parejaDetenida,
  yaSuscribio: firmadosMessages.yaSuscribio,
  primerPago: firmadosMessages.sinPrimerPago,
  mesa: firmadosMessages.porRevisar,
}
