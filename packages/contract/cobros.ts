/** Address of the notices of the payment provider: a signed body, which is no JSON call of ours. */
export const RUTA_DE_AVISO = '/api/cobros/aviso'

/** Query of the page to which the provider returns the browser. It says nothing of the payment: anybody could write it. */
export const VUELTA = 'vuelta'
