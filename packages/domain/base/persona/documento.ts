/** Who somebody is: the RUT, or the passport where there is no RUT (core rules, Creating a DS); null while neither is known. */
export const documentoDe = ({
  rut,
  pasaporte,
}: {
  readonly rut: string | null
  readonly pasaporte: string | null
}): string | null => rut ?? pasaporte

/** The fields of an applicant's form that say whose it is. */
const delDocumento: readonly string[] = ['tipoDocumento', 'rut', 'numeroPasaporte']

/** The first of some fields by which a form is another person's; undefined: it is of the same one. */
export const campoDeOtraPersona = (cambiados: readonly string[]): string | undefined =>
  cambiados.find((campo) => delDocumento.includes(campo))
