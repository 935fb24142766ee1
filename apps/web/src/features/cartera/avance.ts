interface Avance {
  /** Steps done of the eight of a sale, a half under way; null where the sale does not go on. */
  readonly pasos: number | null
  /** What comes next, for the eye. */
  readonly sigue: string
}

const porEstado: Readonly<Record<string, Avance>> = {
  'Prospecto Ingresado': { pasos: 0.5, sigue: 'Sigue: antecedentes y cotización' },
  'Resumen Compensado Pendiente': { pasos: 2.5, sigue: 'Sigue: fijar la compensación' },
  'Cotización Finalizada': { pasos: 3.5, sigue: 'Sigue: generar la DS' },
  'Invitación Enviada': { pasos: 4, sigue: 'Sigue: que el postulante la abra' },
  'Invitación Anulada': { pasos: 3, sigue: 'Sigue: cotizar de nuevo' },
  'DS en Proceso': { pasos: 4.5, sigue: 'Sigue: completar la DS' },
  'DS en Evaluación': { pasos: 5.5, sigue: 'Espera la evaluación' },
  'DS en Revisión': { pasos: 5.5, sigue: 'Sigue: subir los antecedentes pedidos' },
  'DS Aceptada': { pasos: 6, sigue: 'Sigue: datos contractuales' },
  'DS Aceptada con Restricciones': { pasos: 5.5, sigue: 'Sigue: aceptar o rechazar' },
  'DS Rechazada': { pasos: null, sigue: 'La postulación terminó' },
  'DS Anulada': { pasos: null, sigue: 'La postulación terminó' },
  'Renta Insuficiente': { pasos: 5.5, sigue: 'Sigue: elegir otro plan' },
  'Documentos Enviados': { pasos: 7.5, sigue: 'Sigue: documentos firmados' },
  'Contrato Suscrito': { pasos: 8, sigue: 'Contrato suscrito' },
  Inactivo: { pasos: null, sigue: 'Para seguir, genere otra postulación' },
}

/** How far a sale is by its Estado, and what comes next: no prospect without a next step. */
export const avanceDe = (estado: string): Avance => porEstado[estado] ?? { pasos: null, sigue: '' }
