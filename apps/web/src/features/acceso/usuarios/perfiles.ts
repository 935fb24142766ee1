import type { CheckOption } from '../../../components/fields/check-group-field.tsx'
import { rotulosDe } from '../../../lib/form/rotulos.ts'
import type { Usuario } from '../../../lib/session/usuario.ts'

type Perfil = Usuario['roles'][number]

/** Roles with their Spanish texts. */
export const perfiles = [
  { value: 'asesor', label: 'Asesor', description: 'Trabaja su propia cartera, de prospecto a contrato.' },
  {
    value: 'jefatura',
    label: 'Jefatura',
    description: 'Ve las carteras de su equipo, sin cambiarlas, y decide sus autorizaciones.',
  },
  { value: 'contraloria', label: 'Contraloría', description: 'Evalúa rentas y declaraciones de salud.' },
  {
    value: 'mesa',
    label: 'Mesa de documentos',
    description:
      'Revisa documentos firmados, primeros pagos, irregularidades, FUN, mandatos, rechazos de autenticación y correos.',
  },
  {
    value: 'administracion',
    label: 'Administración',
    description: 'Usuarios, enlaces, sesiones, registros, catálogo, textos y clientes de la API.',
  },
] as const satisfies readonly (CheckOption & { readonly value: Perfil })[]

/** "Asesor, Jefatura". */
export const perfilesDe = (roles: readonly Perfil[]): string => rotulosDe(perfiles, roles)
