/** The fields of an applicant's form that say whose it is. */
export const camposDelDocumento = ['tipoDocumento', 'rut', 'numeroPasaporte'] as const

const campos: readonly string[] = camposDelDocumento

/** The first of some fields by which a form is another person's; undefined: it is of the same one. */
export const campoDeOtraPersona = (cambiados: readonly string[]): string | undefined =>
  cambiados.find((campo) => campos.includes(campo))
