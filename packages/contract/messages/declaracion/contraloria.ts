import {
  LARGO_DE_MOTIVO,
  LARGO_NOMBRE_DE_MOTIVO,
  MAXIMO_DE_MOTIVOS,
} from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { LARGO_NOTA, MAXIMO_DE_NOTAS } from '@alerce/domain/declaracion/contraloria/toma'
import { LARGO_ANTECEDENTE, MAXIMO_DE_ANTECEDENTES } from '@alerce/domain/declaracion/veredicto/antecedentes'
import {
  COBERTURA_MAXIMA,
  COBERTURA_MINIMA,
  LARGO_CONDICION,
  MAXIMO_DE_RESTRICCIONES,
  MESES_MAXIMOS,
  MESES_MINIMOS,
} from '@alerce/domain/declaracion/veredicto/restricciones'
import { message } from '../message.ts'

/** The evaluators' desk: all ours, the specification does not show it (core rules, Evaluation). */
export const contraloriaMessages = {
  colaFailed: message('cola_no_leida', 503, 'No se ha podido obtener la cola. Inténtelo nuevamente.'),
  casoFailed: message('caso_no_leido', 503, 'No se ha podido obtener el caso. Inténtelo nuevamente.'),
  respuestaFailed: message(
    'evaluacion_no_guardada',
    503,
    'No se ha podido registrar el resultado. Inténtelo nuevamente.',
  ),
  yaRespondido: message('caso_ya_respondido', 409, 'Otra persona ya respondió este caso.'),
  yaRespondidoPorUsted: message('caso_respondido_por_usted', 409, 'Usted ya respondió este caso en otra ventana.'),
  otraCola: message('caso_de_otra_cola', 409, 'Este caso no espera en esta cola. Ábralo de nuevo desde la suya.'),
  noEspera: message('caso_no_espera', 409, 'Este caso ya no espera una respuesta de contraloría.'),
  sinMotivo: message('evaluacion_sin_motivo', 400, 'Escriba el motivo'),
  motivoSinFondo: message(
    'evaluacion_motivo_sin_fondo',
    400,
    'Explique el motivo en una frase, con al menos 4 palabras: el postulante la lee',
  ),
  sinRenta: message('evaluacion_sin_renta', 400, 'Escriba la renta promedio que aprueba'),
  /** The screen shows both figures in its place. */
  rentaDudosa: message('renta_lejos_de_la_declarada', 409, 'La renta está lejos de la declarada. Confírmela.'),
  yaSalio: message('respuesta_ya_salio', 409, 'La respuesta ya salió: el asesor fue avisado y no se puede deshacer.'),
  respuestaAjena: message('respuesta_ajena', 403, 'Solo quien respondió puede deshacer su respuesta.'),
  deshacerFailed: message('respuesta_no_deshecha', 503, 'No se ha podido deshacer la respuesta. Inténtelo nuevamente.'),
  anterioresFailed: message('casos_anteriores_no_leidos', 503, 'No se han podido obtener los casos anteriores.'),
  documentoFailed: message('documento_no_leido', 503, 'No se ha podido abrir el documento. Inténtelo nuevamente.'),
  motivoLargo: message('motivo_largo', 400, 'El motivo admite hasta 1.000 caracteres'),
  rentaNoPositiva: message('renta_no_positiva', 400, 'La renta promedio debe ser mayor a 0'),
  rentaFueraDeRango: message('renta_promedio_fuera_de_rango', 400, 'La renta promedio no puede superar $ 999.999.999'),
  sinRestricciones: message('evaluacion_sin_restricciones', 400, 'Agregue al menos una restricción'),
  muchasRestricciones: message(
    'evaluacion_con_muchas_restricciones',
    400,
    `Se admiten hasta ${MAXIMO_DE_RESTRICCIONES} restricciones`,
  ),
  restriccionSinPersona: message('restriccion_sin_persona', 400, 'Elija la persona'),
  restriccionSinCondicion: message('restriccion_sin_condicion', 400, 'Escriba la condición'),
  condicionLarga: message(
    'restriccion_condicion_larga',
    400,
    `La condición admite hasta ${LARGO_CONDICION} caracteres`,
  ),
  condicionMental: message(
    'restriccion_de_salud_mental',
    400,
    'La cobertura de la salud mental no se puede restringir (Ley 21.331)',
  ),
  restriccionRepetida: message('restriccion_repetida', 400, 'Esta persona ya tiene esta condición en la lista'),
  mesesFuera: message('restriccion_meses_fuera', 400, `Escriba de ${MESES_MINIMOS} a ${MESES_MAXIMOS} meses`),
  coberturaFuera: message(
    'restriccion_cobertura_fuera',
    400,
    `Escriba una cobertura de ${COBERTURA_MINIMA} a ${COBERTURA_MAXIMA} %`,
  ),
  sinPedido: message('evaluacion_sin_antecedentes', 400, 'Pida al menos un antecedente'),
  muchosPedidos: message(
    'evaluacion_con_muchos_antecedentes',
    400,
    `Se admiten hasta ${MAXIMO_DE_ANTECEDENTES} antecedentes`,
  ),
  pedidoVacio: message('antecedente_vacio', 400, 'Escriba qué antecedente pide'),
  pedidoSinFondo: message(
    'antecedente_sin_fondo',
    400,
    'Diga cuál antecedente, con al menos 2 palabras: el postulante lo lee',
  ),
  pedidoLargo: message('antecedente_largo', 400, `Cada antecedente admite hasta ${LARGO_ANTECEDENTE} caracteres`),
  personaAjena: message('persona_de_otra_ds', 400, 'Esa persona no está en esta Declaración de Salud'),
  sobreElTope: message(
    'renta_insuficiente_para_aprobar',
    422,
    'El total pactado supera el máximo descontable de esa renta: apruebe una renta mayor o rechace.',
  ),
  rentaQueAlcanza: message(
    'renta_suficiente_para_rechazar',
    422,
    'Esa renta alcanza para el total pactado: apruébela, o déjela en blanco si los papeles no la acreditan.',
  ),
} as const

/** Answers given by contraloría: all ours. */
export const resueltasMessages = {
  resueltasFailed: message('resueltas_no_leidas', 503, 'No se han podido obtener los casos resueltos.'),
  tiemposFailed: message('tiempos_no_leidos', 503, 'No se han podido obtener los tiempos de contraloría.'),
} as const

/** Answers that a second person of contraloría confirms before they leave: all ours. */
export const cuatroOjosMessages = {
  confirmarFailed: message(
    'respuesta_no_confirmada',
    503,
    'No se ha podido confirmar la respuesta. Inténtelo nuevamente.',
  ),
  devolverFailed: message('respuesta_no_devuelta', 503, 'No se ha podido devolver la respuesta. Inténtelo nuevamente.'),
  nadaPorConfirmar: message(
    'respuesta_sin_confirmar',
    409,
    'Este caso ya no tiene una respuesta por confirmar: se confirmó, se devolvió o se deshizo.',
  ),
  yaConfirmada: message(
    'respuesta_ya_confirmada',
    409,
    'Este caso ya no tiene una respuesta por confirmar: otra persona la confirmó.',
  ),
  yaConfirmadaPorUsted: message(
    'respuesta_confirmada_por_usted',
    409,
    'Este caso ya no tiene una respuesta por confirmar: usted la confirmó en otra ventana.',
  ),
  salioAlguien: message(
    'respuesta_de_quien_salio',
    409,
    'Una persona salió del grupo familiar después de esta respuesta, que no se envió. Revise el caso y respóndalo de nuevo.',
  ),
  laPropia: message(
    'respuesta_propia',
    403,
    'Quien propuso la respuesta no la confirma ni la devuelve: lo hace otra persona de contraloría.',
  ),
} as const

/** Template reasons for contraloría, as the operator words them; {sobre} is the name of one. All ours. */
export const motivosMessages = {
  motivosFailed: message('motivos_no_leidos', 503, 'No se han podido obtener los motivos tipo.'),
  sinTexto: message('motivo_sin_texto', 400, 'Falta el texto de «{sobre}»: va debajo de su nombre'),
  nombreLargo: message(
    'motivo_nombre_largo',
    400,
    `El nombre «{sobre}» es muy largo: admite ${LARGO_NOMBRE_DE_MOTIVO} caracteres`,
  ),
  textoLargo: message('motivo_texto_largo', 400, `El texto de «{sobre}» admite hasta ${LARGO_DE_MOTIVO} caracteres`),
  sinFondo: message(
    'motivo_tipo_sin_fondo',
    400,
    'El texto de «{sobre}» debe explicar el motivo, con al menos 4 palabras',
  ),
  repetido: message('motivo_repetido', 400, 'Hay dos motivos con el nombre «{sobre}»'),
  muchos: message('muchos_motivos', 400, `Se admiten hasta ${MAXIMO_DE_MOTIVOS} motivos, y hay {sobre}`),
} as const

/** Owner and notes of a case of contraloría: all ours. */
export const tomaMessages = {
  casoTomado: message(
    'caso_tomado',
    409,
    'Otra persona tiene tomado este caso. Para responderlo, tómelo primero con un motivo.',
  ),
  situacionFailed: message('situacion_no_leida', 503, 'No se ha podido obtener quién tiene el caso.'),
  tomaFailed: message('caso_no_tomado', 503, 'No se ha podido tomar el caso. Inténtelo nuevamente.'),
  soltarFailed: message('caso_no_soltado', 503, 'No se ha podido soltar el caso. Inténtelo nuevamente.'),
  asignarFailed: message('caso_no_asignado', 503, 'No se ha podido asignar el caso. Inténtelo nuevamente.'),
  auditoresFailed: message('auditores_no_leidos', 503, 'No se ha podido obtener la lista de contraloría.'),
  dejarFailed: message('caso_no_dejado', 503, 'No se ha podido dejar el caso en la cola. Inténtelo nuevamente.'),
  sinAuditor: message('asignacion_sin_persona', 400, 'Elija a quién asigna el caso'),
  auditorNoEsta: message('auditor_no_disponible', 422, 'Esa persona ya no trabaja en contraloría. Elija otra.'),
  sinMotivo: message('toma_sin_motivo', 400, 'Escriba por qué toma el caso'),
  motivoSinFondo: message('toma_motivo_sin_fondo', 400, 'Explique por qué en una frase, con al menos 3 palabras'),
  motivoLargo: message('toma_motivo_largo', 400, `El motivo admite hasta ${LARGO_NOTA} caracteres`),
  sinNota: message('nota_vacia', 400, 'Escriba la nota'),
  notaSinFondo: message('nota_sin_fondo', 400, 'Diga qué falta o qué vio, con al menos 2 palabras'),
  notaLarga: message('nota_larga', 400, `La nota admite hasta ${LARGO_NOTA} caracteres`),
  muchasNotas: message(
    'caso_con_muchas_notas',
    422,
    `Este caso ya tiene ${MAXIMO_DE_NOTAS} notas: respóndalo, o tómelo quien lo vaya a responder.`,
  ),
} as const
