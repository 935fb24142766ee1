/**
 * What the Bitácora can say. 15, 19 and 22 mean something to the screens (spec 1 §9); ours begin at 100.
 * A text never holds health data, a RUT or an e-mail.
 */
export const eventos = {
  resultadoAutorizado: { id: 15, texto: 'Declaración de Salud autorizada, pendiente de finalizar' },
  cuponManual: { id: 19, texto: 'Cupón de pago disponible' },
  cuponElectronico: { id: 22, texto: 'Cupón de pago disponible' },
  prospectoIngresado: { id: 100, texto: 'Prospecto ingresado' },
  antecedentesGuardados: { id: 101, texto: 'Antecedentes del postulante guardados' },
  beneficiariosGuardados: { id: 102, texto: 'Beneficiarios guardados' },
  beneficiarioEliminado: { id: 103, texto: 'Beneficiario eliminado' },
  cotizacionLimpiada: { id: 104, texto: 'Cotización borrada' },
  planSeleccionado: { id: 105, texto: 'Plan seleccionado' },
  cotizacionEnviada: { id: 106, texto: 'Cotización enviada por correo' },
  cambioDeEtapa: { id: 107, texto: 'Cambio de etapa' },
  prospectoGestionado: { id: 108, texto: 'Prospecto gestionado' },
  funNoDisponible: { id: 109, texto: 'Verificación FUN no disponible' },
  citaAgendada: { id: 110, texto: 'Cita agendada' },
  citaModificada: { id: 111, texto: 'Cita modificada' },
  citaEliminada: { id: 112, texto: 'Cita eliminada' },
  invitacionAnulada: { id: 113, texto: 'Invitación anulada' },
  prospectoModificado: { id: 114, texto: 'Datos del prospecto modificados' },
  dsManualGenerada: { id: 120, texto: 'Declaración de Salud manual generada' },
  etapaDs: { id: 121, texto: 'Avance de la Declaración de Salud' },
  dsEnviada: { id: 122, texto: 'Declaración de Salud enviada a evaluación' },
  evaluacionFinanciera: { id: 123, texto: 'Evaluación financiera' },
  evaluacionMedica: { id: 124, texto: 'Evaluación médica' },
  dsFinalizada: { id: 125, texto: 'Declaración de Salud finalizada' },
  datosContractuales: { id: 130, texto: 'Datos contractuales guardados' },
  documentosEnviados: { id: 132, texto: 'Documentos enviados al cliente' },
} as const

export type Evento = keyof typeof eventos
