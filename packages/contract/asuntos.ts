/** What the server tells open screens of, once it changed: the words of its stream of events. */
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
  ],
] as const
export type Tema = (typeof temas)[number]

/**
 * What a call reads (`lee`) or changes (`cambia`). A read no longer holds once a write changed one of its words; the
 * words that are also `temas` are told to other screens too. `datos`: what was typed of the applicant, which a form
 * holds with its version, so it is not read again under a hand; `venta`: the frame of a sale beyond its state.
 */
export const asuntos = [
  ...temas,
  ...['sesion', 'borrador'],
  ...['datos', 'beneficiarios', 'documentos', 'venta', 'bitacora', 'calendario'],
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

/** All that a declaration says, and where it stands. */
export const todoDeUnaDS = ['etapaDS', 'cotizante', 'personas', 'preguntas', 'archivosDS', 'resultado'] as const

/** What a case that changes hands takes along. */
export const alTraspasar = ['carteras', 'prospecto', 'agenda', 'miDia', 'notificacion', 'borrador', 'correos'] as const
