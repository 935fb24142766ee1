import { LARGO_NOTA, MAXIMO_DE_NOTAS } from '@alerce/domain/declaracion/contraloria/toma'
import { message } from '../message.ts'

/** Who works on a case of contraloría, and what is left written of it: all ours. */
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
