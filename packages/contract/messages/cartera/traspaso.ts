import { diasDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { maximoDeCasosElegidos } from '@alerce/domain/cartera/traspaso/traspaso'
import { message } from '../message.ts'

/** Hand-over of portfolios, for good or for some days. All ours. */
export const traspasoMessages = {
  failed: message('carteras_no_leidas', 503, 'No se han podido obtener las carteras. Inténtelo nuevamente.'),
  noGuardado: message('traspaso_no_guardado', 503, 'No se ha podido reasignar. Inténtelo nuevamente.'),
  asesor: message('traspaso_asesor', 400, 'Elija al asesor que recibe'),
  motivo: message('traspaso_motivo', 400, 'Diga por qué: queda en la Bitácora de cada caso'),
  destino: message('traspaso_destino', 422, 'Elija un asesor activo que usted tenga a su cargo'),
  mismo: message('traspaso_mismo', 422, 'Esos casos ya son de ese asesor: elija otro'),
  ninguno: message('traspaso_ninguno', 400, 'Elija al menos un caso'),
  demasiados: message(
    'traspaso_demasiados',
    400,
    `Elija hasta ${maximoDeCasosElegidos} casos, o reasigne la cartera entera`,
  ),
  sinCasos: message('traspaso_sin_casos', 422, 'No le quedan casos abiertos por reasignar'),
  pareja: message(
    'traspaso_pareja',
    422,
    'Una pareja de compensados tiene un solo asesor: elija también a la otra persona de',
  ),
  movidos: message(
    'traspaso_movidos',
    409,
    'Mientras tanto cambiaron. Vuelva a elegir. Ya no son casos abiertos suyos:',
  ),
  cubiertos: message(
    'traspaso_cubiertos',
    422,
    'Están en suplencia y vuelven a su asesor: termine antes la suplencia de',
  ),
  ajeno: message('caso_de_otro_equipo', 404, 'No es de su equipo.'),
  yaEsSuyo: message('caso_ya_suyo', 422, 'Ya es de ese asesor.'),
  cerrado: message('caso_cerrado', 422, 'Está cerrado: se queda con su asesor.'),
  enSuplencia: message('caso_en_suplencia', 422, 'Está en suplencia: termínela antes.'),
  mediaPareja: message('caso_media_pareja', 422, 'Es de una pareja: elija también a la otra persona.'),
  noSeDeshace: message('traspaso_no_se_deshace', 422, 'Esta reasignación ya no se puede deshacer: reasigne otra vez'),
  origenInactivo: message(
    'traspaso_origen_inactivo',
    422,
    'El asesor que los tenía está desactivado: actívelo antes de devolverle sus casos',
  ),
} as const

/** Cover of an absent advisor's portfolio for some days. All ours. */
export const suplenciaMessages = {
  noGuardada: message('suplencia_no_guardada', 503, 'No se ha podido guardar la suplencia. Inténtelo nuevamente.'),
  desde: message('suplencia_desde', 400, 'Indique el primer día'),
  hasta: message('suplencia_hasta', 400, 'Indique el último día'),
  pasado: message('suplencia_pasada', 400, 'El primer día no puede ser anterior a hoy'),
  orden: message('suplencia_orden', 400, 'El último día no puede ser anterior al primero'),
  larga: message(
    'suplencia_larga',
    400,
    `Una suplencia dura hasta ${diasDeSuplencia} días: para una ausencia más larga, reasigne la cartera`,
  ),
  ausente: message('suplencia_cruzada', 409, 'Ya tiene una suplencia en esos días: termínela antes o elija otros'),
  cadena: message(
    'suplencia_en_cadena',
    409,
    'Quien cubre tiene su propia cartera cubierta en esos días, o el ausente cubre a otro: elija a otro asesor',
  ),
} as const
