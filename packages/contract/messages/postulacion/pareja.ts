import { message } from '../message.ts'

/** Refusal of every act of a pair whose other member has ended: ours. */
export const parejaDetenida = message('pareja_detenida', 422, 'La otra persona no sigue: la pareja no puede continuar.')

/** The compensated pair (spec 1 §5). The words of the specification first; the others are ours. */
export const parejaMessages = {
  rutsIdenticos: message('ruts_identicos', 422, 'Los ruts ingresados son identicos.'),
  correosIdenticos: message('correos_identicos', 422, 'Los correos ingresados son identicos.'),
  otorganteSinTerminar: message(
    'otorgante_sin_terminar',
    422,
    'Recibe no puede continuar hasta que el otorgante complete su proceso.',
  ),
  // Ours.
  dosPersonas: message('pareja_de_dos', 400, 'Una pareja de compensados son dos prospectos.'),
  unoOtorga: message('uno_otorga', 422, 'En una pareja uno otorga y el otro recibe.'),
  mismaPersona: message('misma_persona', 422, 'Una pareja se forma con dos prospectos distintos.'),
  otroAsesor: message('pareja_de_otro_asesor', 422, 'Los dos prospectos de una pareja son del mismo asesor.'),
  enOtraPareja: message('en_otra_pareja', 409, 'El prospecto ya es parte de otra pareja de compensados.'),
  etapaAvanzada: message('pareja_avanzada', 422, 'La pareja se forma antes de confirmar un plan.'),
  conCotizacion: message(
    'pareja_con_cotizacion',
    422,
    'El prospecto tiene elegido un plan individual: vuelva a cotizar su plan antes de formar la pareja.',
  ),
  conRut: message('pareja_con_rut', 422, 'En una pareja de compensados el documento es el RUT y no se cambia.'),
  ventaFija: message('pareja_venta_fija', 422, 'En una pareja de compensados el tipo de venta no se cambia.'),
  detenida: parejaDetenida,
  sinPareja: message('sin_pareja', 422, 'El prospecto no es parte de una pareja de compensados.'),
  readFailed: message(
    'pareja_no_leida',
    503,
    'No se ha podido obtener la pareja de compensados. Inténtelo nuevamente.',
  ),
  ventaMixta: message('pareja_venta_mixta', 422, 'Los dos de una pareja tienen el mismo tipo de venta.'),
  // The creation check (spec 2 §8).
  otraEtapa: message('error_compensado', 422, 'Los compensados deben estar en la misma etapa que el otorgante.'),
  otorganteSinEnviar: message('error_compensado_2', 422, 'Antes de continuar, el otorgante debe enviar su invitación.'),
} as const
