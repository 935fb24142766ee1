export type Sexo = 'M' | 'F'
type SexoDS = 1 | 2

/** Sex as the DS writes it: 1 male, 2 female (spec 2 §9). */
export function sexoDS(sexo: Sexo): SexoDS {
  return sexo === 'M' ? 1 : 2
}

/** Sex of the DS as applicant data write it. */
export function deSexoDS(sexo: SexoDS): Sexo {
  return sexo === 1 ? 'M' : 'F'
}
