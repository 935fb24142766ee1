import { message } from '../message.ts'

/** Import of a portfolio: /importar (ours, goal 18). */
export const importacionMessages = {
  readFailed: message('importacion_no_leida', 503, 'No se ha podido obtener la importación. Inténtelo nuevamente.'),
  saveFailed: message('importacion_no_guardada', 503, 'No se ha podido importar la planilla. Inténtelo nuevamente.'),
  noEsCsv: message('planilla_no_csv', 400, 'El archivo no es una planilla de Excel (.xlsx) ni CSV.'),
  lineaLarga: message(
    'planilla_linea_larga',
    400,
    'La línea {linea} supera los 20.000 caracteres. Acórtela, o revise que cada fila esté en su propia línea.',
  ),
  comillaAbierta: message(
    'planilla_comilla_abierta',
    400,
    'La línea {linea} abre una comilla (") que no se cierra. Ciérrela o quítela.',
  ),
  mezclada: message(
    'planilla_mezclada',
    400,
    'La línea {linea} no está en la misma codificación que las demás. Guarde la planilla como CSV UTF-8.',
  ),
  letrasCambiadas: message(
    'planilla_letras_cambiadas',
    400,
    'La línea {linea} trae letras cambiadas, como «Ã¡» en vez de «á». Guárdela otra vez desde su origen.',
  ),
  codificacionDudosa: message(
    'planilla_codificacion_dudosa',
    422,
    'Elija antes cómo se leen las tildes de la planilla.',
  ),
  muyGrande: message('planilla_muy_grande', 413, 'La planilla supera los 4 MB. Divídala en dos.'),
  muchasFilas: message('planilla_muchas_filas', 400, 'La planilla supera las 20.000 filas. Divídala en dos.'),
  sinFilas: message('planilla_sin_filas', 400, 'La planilla no tiene filas.'),
  sinColumnas: message('planilla_sin_columnas', 400, 'Faltan columnas en la primera fila: {columnas}.'),
  isapreDesconocida: message('fila_isapre_desconocida', 400, 'Isapre desconocida'),
  regionDesconocida: message('fila_region_desconocida', 400, 'Región desconocida'),
  ciudadDesconocida: message('fila_ciudad_desconocida', 400, 'Ciudad o comuna desconocida en esa región'),
  rutRepetido: message('fila_rut_repetido', 400, 'Esta persona está más arriba en la planilla.'),
  enCartera: message('fila_en_cartera', 400, 'Ya está en su cartera.'),
  nadaQueImportar: message('importacion_sin_nuevas', 422, 'No hay filas nuevas que importar.'),
  yaConfirmada: message('importacion_ya_confirmada', 409, 'Esta planilla ya se importó.'),
  noSeDeshace: message('importacion_no_se_deshace', 422, 'La importación ya no se puede deshacer.'),
} as const
