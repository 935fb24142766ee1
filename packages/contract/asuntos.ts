/** Topics of the event stream: words with which the server tells open screens of a change. */
export const temas = [
  ...['prospecto', 'autorizacion', 'cotizacion', 'plan', 'enviadas', 'agenda', 'cola', 'mesa', 'notificacion', 'miDia'],
  ...['archivosDS', 'importacion'],
  ...[
    'correos',
    'sesiones',
    'accesos',
    'usuarios',
    'carteras',
    'equipos',
    'enlaces',
    'clientes',
    'seguridad',
    'catalogo',
    'textos',
    'pedidos',
  ],
] as const
export type Tema = (typeof temas)[number]

/**
 * Words of the data that a call reads (`lee`) or changes (`cambia`). A write makes every read of its words stale. Words
 * that are also `temas` reach other screens through the event stream. `datos`: typed data of the applicant, never
 * refetched while being edited, since its form holds the version. `venta`: the frame of a sale beyond its state.
 */
export const asuntos = [
  ...temas,
  ...['sesion', 'borrador'],
  ...['datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'calendario', 'disponibilidad', 'plantillas'],
  ...['vistas', 'etiquetas', 'metas', 'alertas', 'avisos'],
  ...['rango', 'preferencias'],
  ...['declaracion', 'etapaDS', 'cotizante', 'personas', 'preguntas', 'juradas', 'circular', 'resultado'],
  'caso',
  ...[
    'contractual',
    'papeles',
    'firmados',
    'primerPago',
    'mandatos',
    'fun',
    'irregularidades',
    'rechazos',
    'devoluciones',
    'postulante',
  ],
] as const
export type Asunto = (typeof asuntos)[number]

/** Words of a whole declaration: its content and its stage. */
export const todoDeUnaDS = ['etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado'] as const

/** Words of all that is kept of a person and of their sales. */
export const todoDeUnaPersona = [
  ...(['prospecto', 'datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'carteras', 'importacion'] as const),
  ...(['autorizacion', 'cotizacion', 'plan', 'enviadas', 'rango', 'preferencias', 'agenda', 'miDia'] as const),
  ...(['declaracion', 'juradas', 'circular', 'caso', 'cola', 'postulante', ...todoDeUnaDS] as const),
  ...(['contractual', 'papeles', 'firmados', 'primerPago', 'mandatos', 'mesa', 'irregularidades'] as const),
  ...(['rechazos', 'devoluciones', 'fun', 'notificacion', 'correos', 'borrador'] as const),
] as const

/** Words that change when a case passes to another advisor. */
export const alTraspasar = ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos'] as const
