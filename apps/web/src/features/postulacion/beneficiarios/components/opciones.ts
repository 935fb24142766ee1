import { relaciones } from '@alerce/domain/postulacion/beneficiarios'

export const sexos = [
  { value: 'M', label: 'Masculino' },
  { value: 'F', label: 'Femenino' },
]

/** L and M of the wire (spec 2 §3). */
export const tipos = [
  { value: 'L', label: 'Carga legal' },
  { value: 'M', label: 'Carga médica' },
]

export const parentescos = Object.entries(relaciones).map(([value, label]) => ({ value, label }))
