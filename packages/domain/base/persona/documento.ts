/**
 * Identity document of a person: RUT, or passport without a RUT (core rules, Creating a DS); null while both are
 * unknown.
 */
export const documentoDe = ({
  rut,
  pasaporte,
}: {
  readonly rut: string | null
  readonly pasaporte: string | null
}): string | null => rut ?? pasaporte

/** Fields of an applicant's form that identify the person. */
const delDocumento: readonly string[] = ['tipoDocumento', 'rut', 'numeroPasaporte']

/** First changed field that makes the form another person's; undefined: same person. */
export const campoDeOtraPersona = (cambiados: readonly string[]): string | undefined =>
  cambiados.find((campo) => delDocumento.includes(campo))
