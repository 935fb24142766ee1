/** Addresses of the login with the account of the company: navigations and calls of the provider, no operations. */
export const rutasDeEmpresa = {
  /** Leaves to the provider. `volver`: path of ours to open afterwards. */
  entrada: '/ingreso/empresa',
  /** Return of the person from the provider (redirect_uri). */
  vuelta: '/ingreso/empresa/vuelta',
  /** Ends the provider's own session, where it offers it. */
  salida: '/ingreso/empresa/salida',
  /** Notice of the provider that a session ended (back-channel logout). */
  cierre: '/ingreso/empresa/cierre',
} as const

/** Query field of the login page with the code of a refusal. */
export const CAMPO_DE_AVISO = 'ingreso'
