/** Rules of the other operations of a sale, which do not depend on the stage of its declaration. */
export const reglasDeActo = {
  etapaDelProspecto:
    'La etapa de la venta (`packages/domain/postulacion/etapas.ts`), y que su Declaración de Salud no esté firmada.',
  actualizacion: 'Que la venta tenga, o pueda tener, una actualización abierta.',
  creacion: 'Que se pueda crear otra Declaración de Salud (`packages/domain/declaracion/creacion.ts`).',
  pareja: 'Lo que espera uno de una pareja del otro (`packages/domain/declaracion/turno.ts`).',
  paso: 'El dibujo de arriba, y nada más.',
  resultado: 'El resultado de la evaluación y quién lo responde (`juzgaCierre`).',
  contrato: 'Que la venta no tenga contrato.',
  avance: 'Hasta dónde llegó el postulante en su página, y que no haya firmado.',
  registro:
    'El estado de su propio registro: un documento, un certificado, una autorización, un mandato, una devolución.',
  siempre: 'Nada: no cambia la venta, o lo que se sabe de ella en cualquier momento.',
} as const

/** Rule that does not depend on the stage of the declaration. */
export type ReglaDeActo = keyof typeof reglasDeActo

const por = <const N extends string>(regla: ReglaDeActo, ...nombres: readonly N[]) =>
  Object.fromEntries(nombres.map((nombre) => [nombre, regla])) as Readonly<Record<N, ReglaDeActo>>

/**
 * Rule of every other operation that changes a declaration or its prospect. A guard checks that this table and
 * `actosDeDeclaracion` together name every operation.
 */
export const actosDeOtraRegla = {
  ...por(
    'etapaDelProspecto',
    ...['ingresarProspecto', 'guardarPropsectoCompensados', 'guardarEtapaProspecto', 'limpiarCotizacion'],
    ...['guardarBeneficiarios', 'eliminarBeneficiario', 'guardarRangoPactado', 'guardarPreferencias', 'cotizarPlan'],
    ...['guardarPlanSeleccionado', 'guardarPlanSeleccionadoCompensado', 'restituirCotizacion', 'prospectoGestionado'],
    ...['cargaArchivoProspecto', 'cargaArchivoFinanciero', 'subirDocumentoProspecto', 'validarDocumentoRenta'],
    ...['guardarDocumentoRenta', 'validarCertificado', 'solicitarAutorizacion', 'iniciarDSManual', 'deshacerAnulacion'],
    ...['anularProspectosRechazados', 'elegirPlan', 'cambiarTipoVenta'],
  ),
  ...por(
    'actualizacion',
    ...['actualizarProspecto', 'guardarEtapaProspectoUpd', 'confirmarActualizacion', 'limpiarCotizacionUpd'],
    ...['guardarBeneficiariosUpd', 'finalizaEnvioDocUpd', 'descartarActualizacion', 'guardarDocumentoRentaUpd'],
    ...['guardarRangoPactadoUpd', 'guardarPreferenciasUpd', 'guardarPlanSeleccionadoUpd'],
    ...['guardarPlanSeleccionadoCompensadoUpd', 'enviarCotizacionCorreoUpd', 'replicarPlanCompensadoUpd'],
    'guardarResumenPlanCompensadoUpd',
  ),
  ...por('creacion', 'generarDSManual', 'generarInvitacionDashboard', 'reutilizarDS'),
  ...por(
    'pareja',
    ...['replicarPlanCompensado', 'guardarResumenPlanCompensado', 'continuarCompensado', 'anularInvitacionCompensado'],
    'guardarBeneficiariosCompensados',
  ),
  ...por('paso', 'guardarEtapa', 'guardarEtapaV2'),
  ...por(
    'resultado',
    ...['finalizaevaluacionds', 'finalizarAutorizada', 'deshacerEvaluacion', 'confirmarRespuesta', 'devolverRespuesta'],
    ...['pedirCodigoDeRespuesta', 'responderRestricciones', 'subirAntecedente'],
    ...['enviarAntecedentes', 'subirAdjuntoDS', 'guardarDocumentosDS'],
  ),
  ...por(
    'avance',
    ...['aceptarConsideraciones', 'guardarPersonaPostulante', 'confirmarResumen', 'abrirJuradaPostulante'],
    ...['aceptarJuradaPostulante', 'responderCircularPostulante', 'salirDePostulacion'],
  ),
  ...por('contrato', 'retirarConsentimiento'),
  ...por(
    'registro',
    ...['retirarDocumentoProspecto', 'reponerDocumentoProspecto', 'retirarCertificado', 'deshacerRetiroCertificado'],
    ...['decidirAutorizacion', 'abrirIrregularidad', 'cerrarIrregularidad', 'reabrirIrregularidad'],
    ...['corregirIrregularidad', 'retomarIrregularidad', 'devolverIrregularidad', 'subirEvidencia', 'levantarRechazo'],
    ...['registrarDevolucion', 'deshacerDevolucion', 'subirComprobante', 'aceptarPrimerPago', 'devolverPrimerPago'],
    ...['retomarRechazo', 'retomarPrimerPago', 'subirPapelFirmado', 'agregaArchivosDocContractuales'],
    ...[
      'registrarMandato',
      'revocarMandato',
      'enviarCorreoDocumentosContractuales',
      'enviarDocumentosAlCliente',
      'enviarCopiaDS',
    ],
    ...['deshacerImportacion', 'confirmarImportacion', 'soltarCasoContraloria', 'generarDocCargaMedica'],
    ...[
      'abrirJurada',
      'otorgarMandatoPropio',
      'abrirPagoPropio',
      'abrirPagoPorEnlace',
      'abrirMandatoPropio',
      'consultarCobros',
    ],
  ),
  ...por(
    'siempre',
    ...['enviarCotizacionCorreo', 'reenvioCupon', 'reenviarEnlaceMandato', 'agendarCita', 'escribirAlAsesor'],
    ...['preguntarAlAsesor', 'abrirDuda', 'responderDuda'],
    ...['posponerAsunto', 'retomarAsunto', 'anotar', 'crearTarea'],
  ),
}
