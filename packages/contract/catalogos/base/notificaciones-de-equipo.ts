/** Notifications between advisors and their head of team: mentions, and alerts by threshold. */
export const notificacionesDeEquipo = {
  mencion: {
    clase: 'mencion',
    autor: 'persona',
    texto: (asesor: string) => `${asesor} le pide ver una nota de la Bitácora.`,
  },
  mencionRespondida: {
    clase: 'mencion',
    autor: 'persona',
    texto: (jefe: string) => `${jefe} respondió una nota de la Bitácora.`,
  },
  alertaDetenida: {
    clase: 'alerta',
    autor: 'sistema',
    texto: (cuantas: string, dias: string) => `Ventas que cumplieron ${dias} días en el mismo estado: ${cuantas}.`,
  },
  alertaEvaluacion: {
    clase: 'alerta',
    autor: 'sistema',
    texto: (cuantas: string, dias: string) => `DS que cumplieron ${dias} días en evaluación: ${cuantas}.`,
  },
  alertaTareas: {
    clase: 'alerta',
    autor: 'sistema',
    texto: (cuantos: string, tareas: string) => `Asesores que llegaron a ${tareas} tareas atrasadas: ${cuantos}.`,
  },
  alertaMeta: {
    clase: 'alerta',
    autor: 'sistema',
    texto: (cuantos: string, dia: string) => `Asesores bajo lo que pide su meta, al día ${dia} del mes: ${cuantos}.`,
  },
} as const
