/** Notifications of what a client or an applicant did on a page of theirs. */
export const notificacionesDeClientes = {
  cotizacionAbierta: {
    clase: 'cotizacion',
    autor: 'persona',
    texto: () => 'Abrieron la cotización que usted envió.',
  },
  cotizacionInteresa: {
    clase: 'cotizacion',
    autor: 'persona',
    texto: (plan: string) => `Le interesa la cotización del plan ${plan}.`,
  },
  cotizacionPregunta: {
    clase: 'cotizacion',
    autor: 'persona',
    texto: () => 'Tiene una pregunta sobre su cotización.',
  },
  cotizacionOtra: {
    clase: 'cotizacion',
    autor: 'persona',
    texto: () => 'Pide otra cotización: la suya venció.',
  },
  dudaDelPostulante: {
    clase: 'duda',
    autor: 'persona',
    texto: () => 'El postulante le hizo una pregunta: respóndala en la Bitácora.',
  },
} as const
