import type { OperationMap } from './operation-map.ts'

type Name = keyof OperationMap

/** Until when an act can be undone: the seconds or the day of the domain, or what its reply says (ISO instant); null: it cannot. */
type Plazo<R> = 'momento' | 'dia' | ((reply: R) => string | null)

interface ActoDe<A extends Name, D extends Name> {
  /** What was done, without saying anything of health. */
  readonly dice: string
  readonly deshace: D
  readonly plazo: Plazo<OperationMap[A]['reply']>
  /** What the undoing call is asked with; null: this one cannot be undone. */
  readonly pedido: (
    input: OperationMap[A]['input'],
    reply: OperationMap[A]['reply'],
  ) => Partial<OperationMap[D]['payload']> | null
}

/** An act that can be undone, whatever its call. */
export interface ActoDeshacible {
  readonly dice: string
  readonly deshace: Name
  readonly plazo: Plazo<unknown>
  readonly pedido: (input: unknown, reply: unknown) => object | null
}

const acto = <A extends Name, D extends Name>(_acto: A, partes: ActoDe<A, D>): ActoDeshacible =>
  partes as unknown as ActoDeshacible

/**
 * Every call whose act can be undone by another, and how: the server remembers it for who did it, and every screen of
 * theirs shows it until its time is over. What only fills a form is undone in the form.
 */
export const deshacibles: Partial<Record<Name, ActoDeshacible>> = {
  // held: it takes effect when its time is over
  responderEvaluacionFinanciera: acto('responderEvaluacionFinanciera', {
    dice: 'Respuesta de la renta',
    deshace: 'deshacerEvaluacion',
    plazo: ({ saleEn }) => saleEn,
    pedido: ({ identificador }) => ({ identificador }),
  }),
  responderEvaluacionMedica: acto('responderEvaluacionMedica', {
    dice: 'Respuesta de la evaluación médica',
    deshace: 'deshacerEvaluacion',
    plazo: ({ saleEn }) => saleEn,
    pedido: ({ identificador }) => ({ identificador }),
  }),
  confirmarRespuesta: acto('confirmarRespuesta', {
    dice: 'Confirmación de una respuesta',
    deshace: 'deshacerEvaluacion',
    plazo: ({ saleEn }) => saleEn,
    pedido: ({ identificador }) => ({ identificador }),
  }),
  cerrarSesion: acto('cerrarSesion', {
    dice: 'Cierre de una sesión',
    deshace: 'conservarSesion',
    plazo: ({ cierraEn }) => cierraEn,
    pedido: ({ sesionId }) => ({ sesionId }),
  }),
  // done, and taken back by another call
  cerrarIrregularidad: acto('cerrarIrregularidad', {
    dice: 'Irregularidad cerrada',
    deshace: 'reabrirIrregularidad',
    plazo: 'momento',
    pedido: ({ irregularidadId, suscribe }) => (suscribe ? null : { irregularidadId }),
  }),
  corregirIrregularidad: acto('corregirIrregularidad', {
    dice: 'Irregularidad corregida',
    deshace: 'retomarIrregularidad',
    plazo: 'momento',
    pedido: ({ irregularidadId }) => ({ irregularidadId }),
  }),
  registrarRechazo: acto('registrarRechazo', {
    dice: 'Autenticación rechazada',
    deshace: 'levantarRechazo',
    plazo: 'momento',
    pedido: (_input, { rechazoId }) => ({ rechazoId }),
  }),
  levantarRechazo: acto('levantarRechazo', {
    dice: 'Rechazo levantado',
    deshace: 'retomarRechazo',
    plazo: 'momento',
    pedido: ({ rechazoId }) => ({ rechazoId }),
  }),
  registrarDevolucion: acto('registrarDevolucion', {
    dice: 'Documentos devueltos',
    deshace: 'deshacerDevolucion',
    plazo: 'momento',
    pedido: ({ devolucionId }) => ({ devolucionId }),
  }),
  registrarMandato: acto('registrarMandato', {
    dice: 'Mandato registrado',
    deshace: 'revocarMandato',
    plazo: 'momento',
    pedido: ({ declaracionSaludId }) => ({ declaracionSaludId }),
  }),
  aceptarPrimerPago: acto('aceptarPrimerPago', {
    dice: 'Primer pago aceptado',
    deshace: 'retomarPrimerPago',
    plazo: 'momento',
    pedido: ({ declaracionSaludId, suscribe }) => (suscribe ? null : { declaracionSaludId }),
  }),
  eliminarCita: acto('eliminarCita', {
    dice: 'Cita eliminada',
    deshace: 'restituirCita',
    plazo: 'dia',
    pedido: ({ citaId }) => ({ citaId }),
  }),
  retirarDocumentoProspecto: acto('retirarDocumentoProspecto', {
    dice: 'Documento quitado',
    deshace: 'reponerDocumentoProspecto',
    plazo: 'dia',
    pedido: ({ documentoId }) => ({ documentoId }),
  }),
  retirarCertificado: acto('retirarCertificado', {
    dice: 'Certificado retirado',
    deshace: 'deshacerRetiroCertificado',
    plazo: 'dia',
    pedido: ({ certificadoId }) => ({ certificadoId }),
  }),
  traspasarCasos: acto('traspasarCasos', {
    dice: 'Casos reasignados',
    deshace: 'deshacerTraspaso',
    plazo: 'dia',
    pedido: (_input, { traspasoId }) => ({ traspasoId }),
  }),
  cubrirAusencia: acto('cubrirAusencia', {
    dice: 'Ausencia cubierta',
    deshace: 'terminarSuplencia',
    plazo: 'dia',
    pedido: (_input, { suplenciaId }) => ({ suplenciaId }),
  }),
  desactivarConCartera: acto('desactivarConCartera', {
    dice: 'Usuario desactivado',
    deshace: 'deshacerDesactivacion',
    plazo: 'dia',
    pedido: ({ usuarioId }, { traspasoId }) => ({ usuarioId, traspasoId }),
  }),
  marcarNotificaciones: acto('marcarNotificaciones', {
    dice: 'Notificaciones leídas',
    deshace: 'desmarcarNotificaciones',
    plazo: 'momento',
    pedido: (_input, { marcadas, en }) => (marcadas > 0 ? { en } : null),
  }),
}

/** The calls that undo an act. */
export const inversos: ReadonlySet<string> = new Set(Object.values(deshacibles).map(({ deshace }) => deshace))
