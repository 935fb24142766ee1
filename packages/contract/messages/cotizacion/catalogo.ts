import type { FallaDeCatalogo } from '@alerce/domain/cotizacion/catalogo/frescura'
import { HORAS_SIN_FUENTE } from '@alerce/domain/cotizacion/catalogo/uf-por-traer'
import { message } from '../message.ts'

/** The catalogue: /consola/catalogo and `npm run alerce -- catalogo` (ours). */
export const catalogoMessages = {
  readFailed: message('catalogo_no_leido', 503, 'No se ha podido leer el catálogo. Inténtelo nuevamente.'),
  saveFailed: message('catalogo_no_cargado', 503, 'No se ha podido cargar la tabla. Inténtelo nuevamente.'),
  noEsCsv: message('tabla_no_csv', 400, 'El archivo no es una planilla CSV. En Excel: Guardar como, CSV UTF-8.'),
  lineaLarga: message(
    'tabla_linea_larga',
    400,
    'La línea {linea} supera los 20.000 caracteres. Acórtela, o revise que cada fila esté en su propia línea.',
  ),
  comillaAbierta: message(
    'tabla_comilla_abierta',
    400,
    'La línea {linea} abre una comilla (") que no se cierra. Ciérrela o quítela.',
  ),
  mezclada: message(
    'tabla_mezclada',
    400,
    'La línea {linea} no está en la misma codificación que las demás. Guarde la planilla como CSV UTF-8.',
  ),
  letrasCambiadas: message(
    'tabla_letras_cambiadas',
    400,
    'La línea {linea} trae letras cambiadas, como «Ã¡» en vez de «á». Guárdela otra vez desde su origen.',
  ),
  codificacionDudosa: message(
    'tabla_codificacion_dudosa',
    400,
    'No se distingue en qué codificación están las tildes. Guarde el archivo como CSV UTF-8.',
  ),
  muyGrande: message('tabla_muy_grande', 413, 'El archivo supera los 4 MB. Divídalo en dos.'),
  muchasFilas: message('tabla_muchas_filas', 400, 'El archivo supera las 50.000 filas. Divídalo en dos.'),
  sinFilas: message('tabla_sin_filas', 400, 'El archivo no tiene filas.'),
  sinColumnas: message('tabla_sin_columnas', 400, 'Faltan columnas en la primera fila: {columnas}.'),
  desdeAnterior: message('tabla_desde_anterior', 400, 'El día desde el que rige no puede ser anterior a hoy.'),
  conRechazos: message(
    'tabla_con_rechazos',
    422,
    'Hay filas rechazadas: corríjalas y cargue el archivo de nuevo. No se aplica a medias.',
  ),
  sinCambios: message('tabla_sin_cambios', 422, 'El archivo no cambia nada: la tabla ya es así.'),
  tablaCambio: message(
    'tabla_cambio',
    409,
    'La tabla cambió desde que se revisó el archivo: cárguelo de nuevo para ver qué haría ahora.',
  ),
  otroAdministrador: message(
    'tabla_otro_administrador',
    422,
    'Quien cargó el archivo no puede aplicarlo: lo aplica otro administrador.',
  ),
  deshaceOtro: message(
    'tabla_deshace_otro',
    422,
    'Quien cargó el archivo no puede deshacerlo, ni quien lo hizo administrador o fue hecho por él: lo deshace otro.',
  ),
  parametrosSinVuelta: message(
    'tabla_parametros_sin_vuelta',
    422,
    'Un parámetro no se deshace mientras lo que uno carga lo aplica otro: cargue el valor anterior y otro lo aplicará.',
  ),
  mismaMano: message(
    'tabla_misma_mano',
    422,
    'No puede aplicarlo: entre usted y quien cargó el archivo, uno hizo administrador al otro o una misma persona hizo a los dos. Lo aplica uno creado por quien opera el servidor.',
  ),
  valoresLejanos: message(
    'tabla_valores_lejanos',
    409,
    'Hay valores muy distintos de los anteriores: revíselos y confírmelos de nuevo.',
  ),
  deshecha: message('carga_deshecha', 200, 'La carga se deshizo: la tabla volvió a lo anterior.'),
  sinAplicar: message('carga_sin_aplicar', 409, 'Este archivo no se ha aplicado: no hay nada que deshacer.'),
  yaDeshecha: message('carga_ya_deshecha', 409, 'Esta carga ya se deshizo.'),
  dePersonas: message(
    'carga_de_personas',
    409,
    'De las tablas de personas no se guarda lo anterior: cargue el archivo corregido.',
  ),
  sinAnterior: message(
    'carga_sin_anterior',
    409,
    'Se aplicó antes de que se guardara lo anterior: cargue el archivo corregido.',
  ),
  yaConfirmado: message(
    'carga_ya_confirmada',
    409,
    'Ya se confirmó un plan con un valor de esta carga: cargue el archivo corregido.',
  ),
  cargaPosterior: message('carga_posterior', 409, 'Otra carga cambió después las mismas filas: deshaga esa primero.'),
  yaEnUso: message('carga_en_uso', 409, 'No se puede deshacer: algo que agregó ya se usa en otra parte.'),
  sinFuenteDeUf: message('uf_sin_fuente', 409, 'Este servidor no tiene de dónde traer la UF: cárguela de un archivo.'),
  yaAplicada: message('carga_ya_aplicada', 409, 'Este archivo ya se aplicó.'),
  nuncaCargada: message('carga_nunca_cargada', 404, 'Este archivo no está: nunca se cargó.'),
  seDescarto: message('carga_se_descarto', 404, 'Este archivo ya no está: se descartó.'),
  seReemplazo: message('carga_se_reemplazo', 404, 'Este archivo ya no está: se cargó otro en su lugar.'),
  // Files from before the outcome was recorded: either may have happened.
  yaNoEsta: message('carga_ya_no_esta', 404, 'Este archivo ya no está: se descartó, o se cargó otro en su lugar.'),
  descartada: message('carga_descartada', 200, 'El archivo se descartó: no se cambió nada.'),
  aplicada: message('carga_aplicada', 200, 'La tabla se cargó.'),
  // Faults of a row.
  celdaVacia: message('celda_vacia', 400, 'Falta {columna}.'),
  celda: message('celda_no_valida', 400, '{columna}: se espera {dice}.'),
  repetida: message('fila_repetida', 400, 'Está repetida: es igual a la de la fila {linea}.'),
  sinReferencia: message('fila_sin_referencia', 400, '{columna}: {valor} no existe.'),
  enUso: message('fila_en_uso', 400, 'No se puede quitar: hay planes o cotizaciones que la usan.'),
  noEsta: message('fila_no_esta', 400, 'No está en la tabla: no hay nada que quitar.'),
  terminaAntes: message('fila_termina_antes', 400, 'Termina antes de comenzar.'),
  sinParametro: message('parametro_desconocido', 400, 'No hay un parámetro con ese nombre.'),
  valorDeParametro: message('parametro_no_valido', 400, 'Ese valor no sirve para este parámetro.'),
  gratuitoConPrecio: message('beneficio_gratuito_con_precio', 400, 'Un beneficio gratuito no tiene precio.'),
  comisionDoble: message('comision_de_dos_formas', 400, 'Lleva un porcentaje o un monto en UF, uno de los dos.'),
  tramoNoSigue: message('tramo_no_sigue', 400, 'Los tramos deben seguirse desde 0 años, sin huecos ni cruces.'),
  ultimoTramo: message('tramo_sin_fin', 400, 'El último tramo no lleva edad de término.'),
  tramoAlReves: message('tramo_al_reves', 400, 'El tramo termina antes de comenzar.'),
} as const

/** Outcomes of asking the source for the UF: `{cuantos}` values, up to the day `{hasta}`. */
export const ufTraida = {
  agregadas: 'La UF llega hasta el {hasta}. Días agregados: {cuantos}.',
  alDia: 'La UF ya estaba al día, hasta el {hasta}.',
  porRevisar: 'Valores de la UF por revisar antes de aplicarlos: {cuantos}.',
  conArchivo: 'Valores de la UF por revisar: {cuantos}. Antes aplique o descarte el archivo que espera.',
  fallida: 'No se pudo traer la UF: {causa}.',
} as const

/** Warnings about a catalogue that cannot be sold with, or that holds old values. */
export const fallasDeCatalogo: Readonly<Record<FallaDeCatalogo, string>> = {
  sinUf: 'No hay una UF cargada: no se puede cotizar.',
  ufAtrasada: 'La última UF no es de hoy ni de ayer: los pesos se calculan con un valor antiguo.',
  ufSinManana: 'Falta la UF de mañana: cárguela antes de que comience el día.',
  ufSinFuente: `La UF no se puede traer hace más de ${HORAS_SIN_FUENTE} horas: cárguela a mano mientras tanto.`,
  sinPlanes: 'No hay planes en venta: no se puede cotizar.',
  sinGes: 'No hay un precio GES vigente: no se puede cotizar.',
  sinFactores: 'No hay una tabla de factores vigente: no se puede cotizar.',
  sinTope: 'No hay un tope imponible vigente: no se puede cotizar.',
  planesPorTerminar: 'Todos los planes en venta terminan en los próximos días y no hay otros cargados.',
  gesPorTerminar: 'El precio GES termina en los próximos días y no hay otro cargado.',
  factoresPorTerminar: 'La tabla de factores termina en los próximos días y no hay otra cargada.',
  topePorTerminar: 'El tope imponible termina en los próximos días y no hay otro cargado.',
  topeDeOtroAno: 'El tope imponible es de un año anterior: el 7 % se calcula con un tope antiguo.',
}
