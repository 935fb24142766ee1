import { aDDMMYYYY, type FechaISO } from '@alerce/domain/base/fechas/fecha'
import { type ActoDeshacible, acto } from './acto-deshacible.ts'
import type { OperationMap } from './operation-map.ts'

type Name = keyof OperationMap

/** Date of a request, in the format of the undoing call. */
const dicha = <F extends string | null>(fecha: F) => (fecha === null ? null : aDDMMYYYY(fecha as FechaISO))

/**
 * Calls that another call can undo, with one or several ways, of which a single one fits the act. The server keeps the
 * act for its author, and all their screens show it until its time is over. Changes of an unsaved form are undone in
 * the form.
 */
export const deshacibles: Partial<Record<Name, ActoDeshacible | readonly ActoDeshacible[]>> = {
  // Held acts: they take effect once their undo time is over.
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
  // Immediate acts, reverted by another call.
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
  revocarMandato: acto('revocarMandato', {
    dice: 'Mandato revocado',
    deshace: 'registrarMandato',
    plazo: 'momento',
    pedido: ({ declaracionSaludId }, { referencia }) =>
      referencia === null ? null : { declaracionSaludId, referencia },
  }),
  guardarFunBaja: [
    acto('guardarFunBaja', {
      dice: 'FUN registrado',
      deshace: 'eliminarFunBaja',
      plazo: 'momento',
      pedido: ({ rut, recibido, procesado }, { antes }) =>
        antes ? null : { rut, recibido: aDDMMYYYY(recibido), procesadoAntes: dicha(procesado) },
    }),
    acto('guardarFunBaja', {
      dice: 'FUN cambiado',
      deshace: 'guardarFunBaja',
      plazo: 'momento',
      pedido: ({ rut, recibido, procesado }, { antes }) => {
        const ahora = { recibido: aDDMMYYYY(recibido), procesado: dicha(procesado) }
        if (!antes || (antes.recibido === ahora.recibido && antes.procesado === ahora.procesado)) return null
        return { rut, ...antes, recibidoAntes: ahora.recibido, procesadoAntes: ahora.procesado }
      },
    }),
  ],
  eliminarFunBaja: acto('eliminarFunBaja', {
    dice: 'FUN eliminado',
    deshace: 'guardarFunBaja',
    plazo: 'momento',
    // Without the former date, the undo could not restore it.
    pedido: ({ rut, recibido, procesadoAntes }) =>
      procesadoAntes === undefined
        ? null
        : { rut, recibido: aDDMMYYYY(recibido), procesado: dicha(procesadoAntes), procesadoAntes: null },
  }),
  posponerAsunto: acto('posponerAsunto', {
    dice: 'Asunto pospuesto',
    deshace: 'retomarAsunto',
    plazo: 'momento',
    pedido: ({ prospectoId, citaId }) => ({ prospectoId, citaId: citaId ?? null }),
  }),
  retomarAsunto: acto('retomarAsunto', {
    dice: 'Asunto retomado',
    deshace: 'posponerAsunto',
    plazo: 'momento',
    pedido: ({ prospectoId, citaId }, { antes }) => antes && { prospectoId, citaId: citaId ?? null, ...antes },
  }),
  posponerAsuntos: acto('posponerAsuntos', {
    dice: 'Asuntos pospuestos',
    deshace: 'retomarAsuntos',
    plazo: 'momento',
    pedido: (_input, { pospuestos }) => (pospuestos.length > 0 ? { asuntos: pospuestos } : null),
  }),
  anotar: acto('anotar', {
    dice: 'Anotación',
    deshace: 'eliminarAnotacion',
    plazo: 'momento',
    // A letter has left
    pedido: ({ clase }, { anotacionId }) => (clase === 'correo' ? null : { anotacionId }),
  }),
  eliminarAnotacion: acto('eliminarAnotacion', {
    dice: 'Anotación eliminada',
    deshace: 'restituirAnotacion',
    plazo: 'dia',
    pedido: ({ anotacionId }) => ({ anotacionId }),
  }),
  crearTarea: acto('crearTarea', {
    dice: 'Tarea agregada',
    deshace: 'eliminarTarea',
    plazo: 'momento',
    pedido: (_input, { tareaId }) => ({ tareaId }),
  }),
  cerrarTarea: acto('cerrarTarea', {
    dice: 'Tarea hecha',
    deshace: 'reabrirTarea',
    plazo: 'dia',
    pedido: ({ tareaId }) => ({ tareaId }),
  }),
  moverTarea: acto('moverTarea', {
    dice: 'Tarea movida',
    deshace: 'moverTarea',
    plazo: 'momento',
    pedido: ({ tareaId }, { antes }) => ({ tareaId, ...antes, vuelve: true }),
  }),
  eliminarBloqueo: acto('eliminarBloqueo', {
    dice: 'Bloqueo eliminado',
    deshace: 'restituirBloqueo',
    plazo: 'dia',
    pedido: ({ bloqueoId }) => ({ bloqueoId }),
  }),
  eliminarPlantilla: acto('eliminarPlantilla', {
    dice: 'Plantilla eliminada',
    deshace: 'restituirPlantilla',
    plazo: 'dia',
    pedido: ({ plantillaId }) => ({ plantillaId }),
  }),
  eliminarVista: acto('eliminarVista', {
    dice: 'Vista eliminada',
    deshace: 'restituirVista',
    plazo: 'dia',
    pedido: ({ vistaId }) => ({ vistaId }),
  }),
  limpiarCotizacion: acto('limpiarCotizacion', {
    dice: 'Cotización borrada',
    deshace: 'restituirCotizacion',
    plazo: 'dia',
    loDiceElCaso: true,
    pedido: ({ prospectoId }) => ({ prospectoId, lugar: 'venta' as const }),
  }),
  limpiarCotizacionUpd: acto('limpiarCotizacionUpd', {
    dice: 'Cotización de la actualización borrada',
    deshace: 'restituirCotizacion',
    plazo: 'dia',
    loDiceElCaso: true,
    pedido: ({ prospectoId }) => ({ prospectoId, lugar: 'actualizacion' as const }),
  }),
  confirmarImportacion: acto('confirmarImportacion', {
    dice: 'Importación confirmada',
    deshace: 'deshacerImportacion',
    plazo: 'dia',
    pedido: ({ importacionId }) => ({ importacionId }),
  }),
  aplicarCargaCatalogo: acto('aplicarCargaCatalogo', {
    dice: 'Carga del catálogo aplicada',
    deshace: 'deshacerCargaCatalogo',
    plazo: 'dia',
    pedido: ({ cargaId }) => ({ cargaId }),
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
  reasignarProspectos: acto('reasignarProspectos', {
    dice: 'Casos reasignados',
    deshace: 'deshacerReasignacion',
    plazo: 'dia',
    pedido: (_input, { traspasos }) => (traspasos.length > 0 ? { traspasos } : null),
  }),
  etiquetarProspectos: acto('etiquetarProspectos', {
    dice: 'Etiquetas cambiadas',
    deshace: 'etiquetarProspectos',
    plazo: 'momento',
    pedido: (_input, { hechos }) => {
      const cambiados = hechos.filter(({ agrega, quita }) => agrega.length + quita.length > 0)
      const cambios = cambiados.map(({ prospectoId, agrega, quita }) => ({ prospectoId, agrega: quita, quita: agrega }))
      return cambios.length > 0 ? { cambios } : null
    },
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

/** Ways to undo the act of a call; empty: none. */
export const modosDeDeshacer = (name: string): readonly ActoDeshacible[] =>
  [deshacibles[name as Name] ?? []].flat() as readonly ActoDeshacible[]

/** The calls that undo an act. */
export const inversos: ReadonlySet<string> = new Set(
  Object.keys(deshacibles).flatMap((name) => modosDeDeshacer(name).map(({ deshace }) => deshace)),
)
