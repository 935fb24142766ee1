import type { CheckOption } from '../../../components/fields/check-group-field.tsx'
import { rotulosDe } from '../../../lib/form/rotulos.ts'
import type { Cliente } from './queries.ts'

type Alcance = Cliente['alcances'][number]

/** Scopes of an API client, with their Spanish texts. */
export const alcances = [
  { value: 'leer', label: 'Leer', description: 'Consulta datos, sin cambiarlos.' },
  { value: 'escribir', label: 'Escribir', description: 'Crea y cambia datos.' },
  {
    value: 'salud',
    label: 'Datos de salud',
    description: 'Las llamadas que llevan datos de salud; se suma a leer o escribir.',
  },
  {
    value: 'usuarios',
    label: 'Usuarios',
    description: 'Crea, cambia y desactiva usuarios de una lista, sin los de administración.',
  },
] as const satisfies readonly (CheckOption & { readonly value: Alcance })[]

/** "Leer, Datos de salud". */
export const alcancesDe = (of: readonly Alcance[]): string => rotulosDe(alcances, of)
