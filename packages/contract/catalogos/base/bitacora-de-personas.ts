/** Bitácora entries of a person's rights over their data. */
export const bitacoraDePersonas = {
  datosEntregados: {
    id: 370,
    clase: 'prospecto',
    autor: 'persona',
    texto: 'Datos reunidos para entregarlos a su titular, que los pidió',
  },
  datosSuprimidos: { id: 394, clase: 'prospecto', autor: 'persona', texto: 'Datos suprimidos a pedido de su titular' },
  datosBloqueados: { id: 395, clase: 'prospecto', autor: 'persona', texto: 'Acceso bloqueado a pedido de su titular' },
  consentimientosRevocados: {
    id: 420,
    clase: 'prospecto',
    autor: 'persona',
    texto: 'Su titular retiró sus consentimientos: la declaración se cerró y lo de salud se eliminó',
  },
  correccionPedida: {
    id: 397,
    clase: 'prospecto',
    autor: 'persona',
    texto: 'Una persona de la venta pidió corregir sus datos',
  },
  oposicionRegistrada: { id: 421, clase: 'prospecto', autor: 'persona', texto: 'Su titular se opuso' },
  oposicionLevantada: { id: 422, clase: 'prospecto', autor: 'persona', texto: 'Su titular levantó su oposición' },
  datosDesbloqueados: { id: 396, clase: 'prospecto', autor: 'persona', texto: 'Acceso desbloqueado' },
} as const
