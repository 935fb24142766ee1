import {
  LARGO_DE_MOTIVO,
  LARGO_NOMBRE_DE_MOTIVO,
  MAXIMO_DE_MOTIVOS,
} from '@alerce/domain/declaracion/contraloria/motivos-escritos'
import { message } from '../message.ts'

/** The reasons that contraloría begins from, as the operator words them; {sobre} is the name of one. All ours. */
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
