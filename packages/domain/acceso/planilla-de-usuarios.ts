import { llaveDeTexto } from '../base/persona/nombre.ts'

/** Columns of a file of users, in its order, with the field of a user that each one fills. */
export const columnasDeUsuarios = {
  usuario: 'usuario',
  rut: 'rut',
  nombres: 'nombres',
  apellido: 'apellidoPaterno',
  'segundo apellido': 'apellidoMaterno',
  correo: 'correo',
  telefono: 'telefono',
  perfil: 'roles',
  equipo: 'equipoId',
  activo: 'activo',
} as const

export type ColumnaDeUsuarios = keyof typeof columnasDeUsuarios

export const nombresDeColumna = Object.keys(columnasDeUsuarios) as ColumnaDeUsuarios[]

/** Columns that every file has; one without another of them leaves those data as they are. */
export const columnasObligatorias = ['usuario', 'rut', 'nombres', 'apellido', 'correo', 'perfil'] as const

export const MAXIMO_DE_USUARIOS = 500

/** Largest file, in bytes. */
export const MAXIMO_PLANILLA_DE_USUARIOS = 500_000

/** Column that a heading names, in capitals or with accents too. */
export const columnaDe = (escrita: string): ColumnaDeUsuarios | undefined =>
  nombresDeColumna.find((columna) => columna === llaveDeTexto(escrita))

/** Column of a field of a user. */
export const columnaDelCampo = (campo: string): ColumnaDeUsuarios =>
  nombresDeColumna.find((columna) => columnasDeUsuarios[columna] === campo.split('.')[0]) ?? 'usuario'

/** Roles written in one cell: «asesor, jefatura». */
export const perfilesEscritos = (celda: string): string[] =>
  celda
    .toLowerCase()
    .split(/[\s,+]+/)
    .filter(Boolean)

/** Whether a cell says that the user may come in; '' is yes, null: neither yes nor no. */
export function activoEscrito(celda: string): boolean | null {
  const llave = llaveDeTexto(celda)
  if (llave === '' || llave === 'si') return true
  return llave === 'no' ? false : null
}
