import type { DatosDeUsuario } from './read-model.ts'

const nombres: Record<Exclude<keyof DatosDeUsuario, 'roles'>, string> = {
  usuario: 'usuario',
  rut: 'RUT',
  nombres: 'nombres',
  apellidoPaterno: 'apellido paterno',
  apellidoMaterno: 'apellido materno',
  correo: 'correo',
  telefono: 'teléfono',
  equipoId: 'equipo',
}

const PERFILES = 'perfiles '

/** As the log tells that a user was put on or off. */
export const ESTADO = 'estado'

/** The fields that such words name. */
export function camposDichos(dicho: string): string[] {
  const [antes = '', ...roles] = dicho.split(new RegExp(`(?:^|, )${PERFILES}`))
  const dichos = antes.split(', ')
  const campos = Object.entries(nombres).flatMap(([campo, nombre]) => (dichos.includes(nombre) ? [campo] : []))
  return [...campos, ...(dichos.includes(ESTADO) ? ['activo'] : []), ...(roles.length > 0 ? ['roles'] : [])]
}

/** What differs, in the words of the log: names of fields, never the personal data in them; roles are told. */
export function queCambia(antes: DatosDeUsuario, despues: DatosDeUsuario): string[] {
  const campos = Object.entries(nombres)
    .filter(([campo]) => antes[campo as keyof DatosDeUsuario] !== despues[campo as keyof DatosDeUsuario])
    .map(([, nombre]) => nombre)
  const roles = (de: DatosDeUsuario) => de.roles.toSorted().join(', ')
  return roles(antes) === roles(despues) ? campos : [...campos, `${PERFILES}${roles(despues)}`]
}
