/**
 * The kinds of records that a request may name. `asesor`: whose portfolio, by the user's id; `titular`: who a
 * declaration is of, by RUT; `papel`: an issued paper; `documento`: one that the applicant handed in; `adjunto`:
 * a file that goes with a declaration; `anexo`: one of a mail; `persona`: one of
 * a declaration; `nadie`: accepted from clients that send it, and not looked at.
 */
export const recursos = [
  ...['asesor', 'prospecto', 'beneficiario', 'empleador', 'plan', 'autorizacion', 'certificado', 'documento'],
  ...['declaracion', 'titular', 'persona', 'adjunto', 'papel', 'cita', 'notificacion', 'importacion'],
  ...['cargaCatalogo', 'texto'],
  ...['irregularidad', 'rechazo', 'devolucion', 'correo', 'anexo', 'folio'],
  ...['traspaso', 'suplencia'],
  ...['usuario', 'equipo', 'enlace', 'sesion', 'cliente', 'nadie'],
] as const
export type Recurso = (typeof recursos)[number]
