/** Notifications of the agenda: appointments, those that clients book, and tasks. */
export const notificacionesDeAgenda = {
  citaProxima: { clase: 'cita', autor: 'sistema', texto: (cuando: string) => `Tiene una cita a las ${cuando}.` },
  citaReservada: {
    clase: 'cita',
    autor: 'persona',
    texto: (cuando: string) => `Le reservaron una cita para el ${cuando}.`,
  },
  reservaMovida: {
    clase: 'cita',
    autor: 'persona',
    texto: (antes: string, cuando: string) => `Un cliente cambió su cita del ${antes} al ${cuando}.`,
  },
  reservaCancelada: {
    clase: 'cita',
    autor: 'persona',
    texto: (cuando: string) => `Un cliente canceló su cita del ${cuando}.`,
  },
  citasHeredadas: {
    clase: 'cita',
    autor: 'persona',
    texto: (cuantas: string, de: string) => `Recibió ${cuantas} de ${de}, que dejó de atender.`,
  },
  tareasHeredadas: {
    clase: 'tarea',
    autor: 'persona',
    texto: (cuantas: string, de: string) => `Recibió ${cuantas} de ${de}, que dejó de atender: en Mi día.`,
  },
  sueltasPorEntregar: {
    clase: 'cartera',
    autor: 'persona',
    texto: (de: string, cuantas: string) => `${de} dejó de atender con ${cuantas}: pasarán a quien reciba su cartera.`,
  },
  tareaPendiente: { clase: 'tarea', autor: 'sistema', texto: (hora: string) => `Tiene una tarea a las ${hora}.` },
  intentoPendiente: {
    clase: 'tarea',
    autor: 'sistema',
    texto: (hora: string) => `Toca llamar otra vez: quedó para las ${hora}.`,
  },
} as const
