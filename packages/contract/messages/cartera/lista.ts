import { HORAS_PARA_DESHACER } from '@alerce/domain/base/un-dia-para-deshacer'
import { LARGO_DE_ETIQUETA, maximoDeEtiquetas } from '@alerce/domain/cartera/etiqueta'
import { LARGO_DE_NOMBRE_DE_VISTA, maximoDeVistas, maximoDeVistasDelEquipo } from '@alerce/domain/cartera/vista'
import { maximoDeDescarga, maximoDeUnLote } from '@alerce/domain/limites'
import { message } from '../message.ts'

/** The portfolio and what a card does (spec 1 §4, §8). */
export const carteraMessages = {
  listFailed: message('prospectos_no_leidos', 503, 'No se han podido obtener los prospectos. Inténtelo nuevamente.'),
  estadosFailed: message('estados_no_leidos', 503, 'No se han podido obtener los estados'),
  tiposFailed: message('tipos_no_leidos', 503, 'No se han podido obtener los tipos'),
  redirectFailed: message('redireccion_fallida', 503, 'Ha ocurrido un error en la redirección'),
  glosaFailed: message(
    'motivo_de_rechazo_no_leido',
    503,
    'No se ha podido obtener el motivo de rechazo. Inténtalo nuevamente.',
  ),
  irregularidadesFailed: message(
    'irregularidades_no_leidas',
    503,
    'No se ha podido obtener las irregularidades. Inténtalo nuevamente.',
  ),
  irregularidadesError: message('irregularidades_con_error', 503, 'Ocurrió un error al obtener las irregularidades.'),
  anulacionNoDeshecha: message(
    'anulacion_no_deshecha',
    503,
    'No se ha podido deshacer la anulación. Inténtelo nuevamente.',
  ),
  anulacionVencida: message(
    'anulacion_vencida',
    422,
    `La anulación ya no se puede deshacer: pasaron más de ${HORAS_PARA_DESHACER} horas o la invitación cambió.`,
  ),
  tablaFailed: message('tabla_no_mostrada', 503, 'No se ha podido mostrar la tabla. Inténtelo nuevamente.'),
  columnasFailed: message('columnas_no_abiertas', 503, 'No se han podido abrir las columnas. Inténtelo nuevamente.'),
  descargaFailed: message('cartera_no_descargada', 503, 'No se ha podido descargar la lista. Inténtelo nuevamente.'),
  demasiadosParaDescargar: message(
    'demasiados_para_descargar',
    422,
    `La lista tiene más de ${maximoDeDescarga} prospectos: acote las fechas o los filtros para descargarla.`,
  ),
  identificacionFailed: message(
    'identificacion_no_verificada',
    503,
    'No se ha podido verificar la identificación del prospecto',
  ),
} as const

/** Saved filters and order of the portfolio. All ours. */
export const vistaMessages = {
  readFailed: message('vistas_no_leidas', 503, 'No se han podido obtener las vistas. Inténtelo nuevamente.'),
  saveFailed: message('vista_no_guardada', 503, 'No se ha podido guardar la vista. Inténtelo nuevamente.'),
  deleteFailed: message('vista_no_eliminada', 503, 'No se ha podido eliminar la vista. Inténtelo nuevamente.'),
  restoreFailed: message('vista_no_restituida', 503, 'No se ha podido recuperar la vista. Inténtelo nuevamente.'),
  sinNombre: message('vista_sin_nombre', 400, 'Escriba el nombre de la vista.'),
  nombreLargo: message('vista_nombre_largo', 400, `El nombre admite hasta ${LARGO_DE_NOMBRE_DE_VISTA} caracteres.`),
  repetida: message('vista_repetida', 422, 'Ya tiene una vista con ese nombre.'),
  sinEquipo: message('vista_sin_equipo', 422, 'No tiene un equipo con el que compartirla.'),
  demasiadas: message('demasiadas_vistas', 422, `Ya tiene ${maximoDeVistas} vistas, que es el máximo: elimine alguna.`),
  demasiadasDelEquipo: message(
    'demasiadas_vistas_del_equipo',
    422,
    `Su equipo ya comparte ${maximoDeVistasDelEquipo} vistas, que es el máximo.`,
  ),
  eliminada: message('vista_ya_no_existe', 404, 'La vista ya no existe: fue eliminada.'),
} as const

/** Tags of prospects. All ours. */
export const etiquetaMessages = {
  readFailed: message('etiquetas_no_leidas', 503, 'No se han podido obtener las etiquetas. Inténtelo nuevamente.'),
  saveFailed: message('etiquetas_no_guardadas', 503, 'No se han podido guardar las etiquetas. Inténtelo nuevamente.'),
  invalida: message(
    'etiqueta_invalida',
    400,
    `Una etiqueta tiene hasta ${LARGO_DE_ETIQUETA} letras, números y espacios.`,
  ),
  demasiadas: message('demasiadas_etiquetas', 422, `Quedaría con más de ${maximoDeEtiquetas} etiquetas.`),
} as const

/** The search box above the portfolio. */
export const busquedaMessages = {
  failed: message('busqueda_fallida', 503, 'No se ha podido buscar. Inténtelo nuevamente.'),
} as const

/** The advisors of a team. All ours. */
export const equipoMessages = {
  failed: message('equipo_no_leido', 503, 'No se han podido obtener los asesores de su equipo. Intente nuevamente.'),
} as const

/** The panel of the day. All ours. */
export const miDiaMessages = {
  failed: message('mi_dia_no_leido', 503, 'No se ha podido obtener su día. Inténtelo nuevamente.'),
  noPospuesto: message('asunto_no_pospuesto', 503, 'No se ha podido posponer. Inténtelo nuevamente.'),
  noRetomado: message('asunto_no_retomado', 503, 'No se ha podido retomar. Inténtelo nuevamente.'),
  cambio: message('asunto_cambiado', 409, 'Este asunto cambió mientras usted lo veía: revíselo antes de posponerlo.'),
  fueraDePlazo: message('vuelta_fuera_de_plazo', 400, 'Elija un día desde mañana y hasta dentro de 60 días.'),
  sinAsunto: message('caso_sin_asunto', 422, 'No pide nada en su día: no hay qué posponer.'),
  deOtraCartera: message('caso_de_otra_cartera', 404, 'Ya no está en su cartera.'),
  lote: message('lote_invalido', 400, `Elija entre 1 y ${maximoDeUnLote} prospectos.`),
  citaPorVenir: message('cita_por_venir', 422, 'Una cita que no ha terminado se mueve en la agenda.'),
  demasiados: message(
    'demasiados_pospuestos',
    422,
    'Tiene 100 asuntos pospuestos, el máximo: retome alguno antes de posponer otro.',
  ),
} as const

/** The statistics (spec 1 §2); but for the title ours: the specification is silent. */
export const estadisticasMessages = {
  titulo: message('titulo_estadisticas', 200, 'Mis Estadisticas'),
  readFailed: message(
    'estadisticas_no_leidas',
    503,
    'No se han podido obtener las estadísticas. Inténtelo nuevamente.',
  ),
  filasFailed: message(
    'filas_de_estadistica_no_leidas',
    503,
    'No se ha podido obtener el detalle de la cifra. Inténtelo nuevamente.',
  ),
  mesInvalido: message('mes_invalido', 400, 'El mes debe ser un número del 1 al 12.'),
  anioInvalido: message('anio_invalido', 400, 'El año debe ser un número desde 2000.'),
  mesFuturo: message('mes_futuro', 400, 'El mes y el año no pueden ser posteriores a hoy.'),
} as const
